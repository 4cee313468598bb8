// Airports in headings: the preposition before the name, and no city twice.
import { describe, expect, it } from 'vitest'
import { messagesFor } from '#i18n/messages.ts'

describe('the heading of an airport page', () => {
  it.each([
    ['en', 'Munich', 'Munich', 'Munich Airport to the city centre'],
    ['en', 'Rome Fiumicino', 'Rome', 'Rome Fiumicino Airport to Rome'],
    ['de', 'München', 'München', 'Vom Flughafen München ins Stadtzentrum'],
    ['de', 'Köln/Bonn', 'Köln', 'Vom Flughafen Köln/Bonn nach Köln'],
    ['fr', 'Athènes', 'Athènes', 'De l’aéroport d’Athènes au centre-ville'],
    ['fr', 'Paris-Beauvais', 'Paris', 'De l’aéroport de Paris-Beauvais à Paris'],
    ['fr', 'Amsterdam-Schiphol', 'Amsterdam', 'De l’aéroport d’Amsterdam-Schiphol à Amsterdam'],
    ['fr', 'Helsinki', 'Helsinki', 'De l’aéroport d’Helsinki au centre-ville'],
    ['fr', 'Hambourg', 'Hambourg', 'De l’aéroport de Hambourg au centre-ville'],
    ['es', 'Múnich', 'Salzburgo', 'Del aeropuerto de Múnich a Salzburgo'],
    ['es', 'Oporto', 'Oporto', 'Del aeropuerto de Oporto al centro de la ciudad'],
    ['it', 'Monaco di Baviera', 'Monaco di Baviera', 'Dall’aeroporto di Monaco di Baviera al centro città'],
    ['it', 'Amsterdam Schiphol', 'Amsterdam', 'Dall’aeroporto di Amsterdam Schiphol ad Amsterdam'],
  ] as const)('in %s: %s to %s', (lang, airport, city, heading) => {
    expect(messagesFor(lang).content.airport.heading(airport, city)).toBe(heading)
  })
})

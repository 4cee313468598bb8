// Wrong data stops the compiler with an error that says where, what, and what to do.
import { describe, expect, test } from 'vitest'
import { WrongData } from '#compiler/read/problems.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { withBrokenFile } from '../../fixtures/network.ts'

function problemsOf(file: string, edit: (text: string) => string): string[] {
  return withBrokenFile(file, edit, (root) => {
    try {
      readNetwork(root)
      return []
    } catch (error) {
      if (error instanceof WrongData) return error.message.split('\n')
      throw error
    }
  })
}

const rail = 'services/rail/all.csv'
const swap = (from: string, to: string) => (text: string) => {
  expect(text).toContain(from)
  return text.replace(from, to)
}

describe('wrong data says where, what and what to do', () => {
  test.each([
    [
      'no minutes',
      rail,
      swap('ayton-north,60,,,30', 'ayton-north,0,,,30'),
      'data/services/rail/all.csv:2: "minutes" is 0, not above 0. Give the typical journey time in minutes.',
    ],
    [
      'words for a number',
      rail,
      swap('ayton-north,60,,,30', 'ayton-north,an hour,,,30'),
      'data/services/rail/all.csv:2: "minutes" is "an hour". Give the typical journey time in minutes.',
    ],
    [
      'an empty cell',
      'places/all.csv',
      swap('westby,city,Westby,Westby', 'westby,city,Westby,'),
      'data/places/all.csv:9: "de" is empty. Give the German name.',
    ],
    [
      'a last departure alone',
      rail,
      (text: string) =>
        swap(
          'id,operators',
          'last,id,operators',
        )(text.replaceAll(/^(?=[a-z]+-)/gm, ',')).replace(',rapid-westby', '21:00,rapid-westby'),
      'data/services/rail/all.csv:2: "first" is empty. Give both "first" and "last".',
    ],
    [
      'a first departure that is not among the listed ones',
      rail,
      (text: string) =>
        swap(
          'id,operators',
          'first,last,id,operators',
        )(text.replaceAll(/^(?=[a-z]+-)/gm, ',,')).replace(',,rapid-ceeham', '08:30,18:00,rapid-ceeham'),
      'data/services/rail/all.csv:6: "first" is 08:30, which "at" does not list. Correct one of the two, or leave it empty.',
    ],
    [
      'a wrong kind',
      'stops/all.csv',
      swap('ayton-north,rail', 'ayton-north,station'),
      'data/stops/all.csv:3: "kind" is "station". Write rail, coach, port or airport.',
    ],
    [
      'a missing comma',
      'vignettes/all.csv',
      swap('made-up,2026', 'made-up 2026'),
      'data/vignettes/all.csv:2: has 5 fields where the header names 6. Add the missing commas: an empty field has one too.',
    ],
    [
      'an unknown column',
      'stop-links/all.csv',
      swap('minutes,eur', 'mins,eur'),
      'data/stop-links/all.csv:1: unknown column "mins". Write minutes.',
    ],
    [
      'a double id',
      'places/all.csv',
      swap('beeford,city', 'ayton,city'),
      'data/places/all.csv:4: "id" is "ayton", which data/places/all.csv:3 has already. Choose another id, or remove one of the rows.',
    ],
    [
      'an unknown stop',
      rail,
      swap('westby-station,ayton-north', 'westby-statoin,ayton-north'),
      'data/services/rail/all.csv:2: "from" is "westby-statoin", which data/stops does not have. Correct the id, or add the stop there.',
    ],
    [
      'an unknown source',
      rail,
      swap('known,made-up,2025', 'known,hearsay,2025'),
      'data/services/rail/all.csv:5: "sources" names "hearsay", which data/sources does not have. Correct the id, or add the source there.',
    ],
    [
      'a train from an airport',
      rail,
      swap('ayton-central,beeford-hbf,80', 'aya,beeford-hbf,80'),
      'data/services/rail/all.csv:3: "from" is "aya", a stop of kind airport on a train service. Name a stop of kind rail.',
    ],
    [
      'an impossible speed',
      rail,
      swap('beeford-hbf,80,75', 'beeford-hbf,35,30'),
      'data/services/rail/all.csv:3: "minutes" is 35: 366 km/h over 214 km is too fast for a train. Correct the minutes, or the stops and where they lie.\ndata/services/rail/all.csv:3: "best" is 30: 427 km/h over 214 km is too fast for a train. Correct the minutes, or the stops and where they lie.',
    ],
    [
      'a night train without times',
      rail,
      swap(',1,22:00,21:30', ',1,,21:30'),
      'data/services/rail/all.csv:8: "at" is empty on a night service. List its local departure times as HH:MM, separated by spaces.',
    ],
    [
      'a ferry without times back',
      'services/ferry/all.csv',
      swap('10:00 17:00', ''),
      'data/services/ferry/all.csv:2: "backAt" is empty on a ferry with at most 4 sailings a day. List its local departure times as HH:MM, separated by spaces. Or write yes under "oneWay".',
    ],
    [
      'shares that are not a whole',
      rail,
      swap('rail-de:1', 'rail-de:0.4 rail-fr:0.5'),
      'data/services/rail/all.csv:6: "factors" shares sum to 0.9. Make them sum to 1.',
    ],
    [
      'a fare upside down',
      rail,
      swap('9,39,EUR', '39,9,EUR'),
      'data/services/rail/all.csv:4: "fareLow" is 39, more than "fareHigh". Swap the two.',
    ],
    [
      'a stop far from its place',
      'stops/all.csv',
      swap('50,-2,,10', '50,2,,10'),
      'data/stops/all.csv:15: lies 286 km from westby. Correct lat and lng, or name a nearer place.',
    ],
    [
      'a link between two places',
      'stop-links/all.csv',
      swap('ayton-central,ayton-north', 'ayton-central,beeford-hbf'),
      'data/stop-links/all.csv:2: joins ayton and beeford. Link stops of one place only; between places write a service.',
    ],
    [
      'a road through the air',
      'roads/all.csv',
      swap('ayton,beeford,270', 'ayton,beeford,200'),
      'data/roads/all.csv:3: "km" is 200, less than the 214 km of the great circle. Give the kilometres by road.',
    ],
    [
      'a crossing for pedestrians',
      'services/ferry/all.csv',
      swap(',both,', ',foot,'),
      'data/roads/all.csv:9: "crossing" is "ferry-gport-isle", which carries no cars. Write car or both under "carries" of that service.',
    ],
    [
      'a factor the compiler needs',
      'factors/all.csv',
      swap('rail-eu,', 'rail-europe,'),
      'data/factors: has no "rail-eu". The compiler needs it: add a row.',
    ],
    [
      'a time zone that is none',
      'places/all.csv',
      swap('50,12,Europe/Warsaw', '50,12,Europe/Warsow'),
      'data/places/all.csv:7: "timeZone" is "Europe/Warsow", which is no time zone. Give the IANA name, such as Europe/Paris.',
    ],
    [
      'a city without a rank',
      'places/all.csv',
      swap('Europe/Warsaw,EAS,5', 'Europe/Warsaw,EAS,'),
      'data/places/all.csv:7: "rank" is empty. Give how many cities are in more demand, plus one.',
    ],
    [
      'a rank that two cities have',
      'places/all.csv',
      swap('Europe/Warsaw,EAS,5', 'Europe/Warsaw,EAS,4'),
      'data/places/all.csv:7: "rank" is 4, which data/places/all.csv:6 has already. Raise the ranks of this and later cities by one.',
    ],
    [
      'a junction with a rank',
      'places/all.csv',
      swap('50,-5,Europe/Paris,,', '50,-5,Europe/Paris,,9'),
      'data/places/all.csv:10: "rank" is 9 on a junction. Leave it empty.',
    ],
    [
      'a town whose station says nothing of the way there',
      'places/all.csv',
      swap('farwest,junction', 'farwest,town'),
      'data/stops/all.csv:16: "accessMinutes" and "accessBy" are empty, and farwest is a town. Give the usual way between the stop and the centre.',
    ],
    [
      'a town without a service',
      'places/all.csv',
      swap(
        'isle,city',
        'notown,town,Notown,Notown,Notown,Notown,Notown,,11,FR,50,-6,Europe/Paris,,\nisle,city',
      ),
      'data/places/all.csv:12: no service calls at a stop of notown. Add its stops and services, or remove the row: the gazetteer has the place already.',
    ],
  ])('%s', (_, file, edit, message) => {
    expect(problemsOf(file, edit).join('\n')).toBe(message)
  })

  test('all problems are reported together, in the order of the file', () => {
    const edit = (text: string) =>
      text.replace('ayton-north,60,', 'ayton-north,0,').replace(',85,,,5,', ',85,,,often,')
    expect(problemsOf(rail, edit).map((problem) => problem.split('. ')[0])).toEqual([
      'data/services/rail/all.csv:2: "minutes" is 0, not above 0',
      'data/services/rail/all.csv:4: "perDay" is "often"',
    ])
  })

  test('the network itself is right', () => {
    expect(problemsOf(rail, (text) => text)).toEqual([])
  })
})

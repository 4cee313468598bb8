import type { Messages } from '../en.ts'

const praise = {
  fair: 'ist die fairste Wahl',
  hours: 'kostet alle zusammen am wenigsten Zeit',
  euro: 'ist für alle zusammen am günstigsten',
  co2: 'verursacht zusammen am wenigsten CO₂e',
}

export const meet: Messages['meet'] = {
  short: 'Treffen in der Mitte',
  title: 'Wo treffen wir uns?',
  description:
    'Für zwei bis sechs Personen aus verschiedenen Städten Europas: wo sich alle treffen können, geordnet nach längster Anreise, Stunden, Euro oder CO₂e.',
  intro:
    'Nennen Sie die Städte, aus denen zwei bis sechs Personen anreisen. Sie erhalten die Städte, in denen sich alle treffen können, und die Anreise jeder Person.',
  rule: 'Alle nehmen den Weg, der auf der Seite ihrer Strecke zuerst steht. Die Sortierung ordnet nur die Städte, sie ändert keine Anreise. Zeiten gelten von Tür zu Tür, Preise sind Gesamtpreise: die niedrigsten für einen Erwachsenen, einfache Fahrt. Wer dort wohnt, ist schon da.',
  starts: 'Wo Sie aufbrechen',
  start: (number) => `Stadt ${number}`,
  orderBy: 'Welche Städte vorn stehen',
  orders: {
    fair: 'Am fairsten (längste Anreise)',
    hours: 'Zusammen die wenigsten Stunden',
    euro: 'Zusammen am günstigsten',
    co2: 'Zusammen am wenigsten CO₂e',
  },
  figures: { fair: 'Längste Anreise', hours: 'Stunden zusammen', euro: 'Insgesamt', co2: 'CO₂e' },
  hours: 'Niemand reist länger als',
  euro: 'Niemand zahlt mehr als',
  any: 'Unbegrenzt',
  find: 'Städte finden',
  example: 'Ein Beispiel',
  changeExample: 'Ändern',
  heading: (names) => `Treffpunkte für ${names}`,
  found: ({ best, order, longest, count }) =>
    count === 1
      ? `${best} ist die einzige Stadt, die für alle passt: Niemand ist länger als ${longest} unterwegs.`
      : `${best} ${praise[order]}: Niemand ist länger als ${longest} unterwegs. ${count} Städte kommen infrage; hier die ersten.`,
  more: (count) => (count === 1 ? '1 weitere Stadt' : `${count} weitere Städte`),
  atHome: 'schon da',
  mapAlt: (names, best) => `Karte: Linien von ${names} nach ${best}.`,
  mapNote: 'Die Linien führen zur ersten Stadt; Punkte zeigen weitere Städte.',
  resultDescription: (names, first) =>
    `Treffpunkte für ${names}: Vorn stehen ${first}. Jede Anreise mit Zeit von Tür zu Tür, Gesamtpreis, CO₂e und Umstiegen.`,
  quoted: (text) => `„${text}“`,
  unknown: (texts) => `Wir kennen keine Stadt namens ${texts}.`,
  outside: (names) => `Ab ${names} kennen wir noch keine Verbindungen.`,
  correct:
    'Prüfen Sie die Schreibweise oder wählen Sie eine Stadt in der Nähe aus der Liste, die beim Tippen erscheint.',
  few: 'Nennen Sie mindestens zwei verschiedene Städte.',
  twice: (names, count) =>
    count === 1
      ? `${names} ist mehrmals genannt und zählt einmal.`
      : `${names} sind mehrmals genannt und zählen je einmal.`,
  none: 'Keine Stadt passt für alle. Erlauben Sie mehr Stunden, einen höheren Preis oder Flüge.',
  loading: 'Städte werden gesucht …',
  failed: 'Die Städte konnten nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
}

// French. Addresses with "vous". Spaces: typeset.ts.
import type { Mode } from '#catalogue/mode.ts'
import type { Season } from '#catalogue/season.ts'
import { capital } from '#lib/capital.ts'
import { a, de, each } from '../french.ts'
import { change, changes, inText, theMode, withChanges } from '../parts/fr.ts'
import { frenchSpaces, typeset } from '../typeset.ts'
import type { Prose } from './en.ts'

const rides: Record<Exclude<Mode, 'car'>, [one: string, other: string]> = {
  train: ['un train', 'trains'],
  flight: ['un vol', 'vols'],
  bus: ['un bus', 'bus'],
  ferry: ['un ferry', 'ferries'],
}
/** A number of departures; one is written out. */
const ridesOf = (mode: Exclude<Mode, 'car'>, count: number) =>
  count === 1 ? rides[mode][0] : `${count}\u00a0${rides[mode][1]}`
const theSeason: Record<Season, string> = {
  spring: 'le printemps',
  summer: 'l’été',
  autumn: 'l’automne',
  winter: 'l’hiver',
}
const fee = (eur: string) => (eur ? ` (environ ${eur})` : '')

const words: Prose = {
  bestTime: {
    title: 'Quand partir',
    season: { spring: 'Printemps', summer: 'Été', autumn: 'Automne', winter: 'Hiver' },
    verdict: (p, x) =>
      `${capital(theSeason[x.season])} convient le mieux : ${x.high.from}\u00a0°C en journée ${a(p.from)}, ${x.high.to}\u00a0°C ${a(p.to)} ; ${theSeason[x.worst]} (${x.worstHigh.from} et ${x.worstHigh.to}\u00a0°C), le moins.`,
    layers: (gap) => `Prévoyez plusieurs couches ! ${gap}\u00a0°C séparent les deux villes.`,
    weather: (p, x) =>
      `${capital(theSeason[x.season])} ${a(p.from)} et ${a(p.to)} : ${x.high.from} et ${x.high.to}\u00a0°C le jour, pluie ${x.rain.from} et ${x.rain.to} jours par mois.`,
    busy: (cities) =>
      cities.count === 1
        ? `Forte affluence ${a(cities.names)}.`
        : `Forte affluence dans les deux villes (${cities.names}).`,
    quiet: (cities) =>
      cities.count === 1
        ? `Peu de monde ${a(cities.names)}.`
        : `Peu de monde dans les deux villes (${cities.names}).`,
    level: { low: 'faible', medium: 'moyenne', high: 'forte' },
    high: 'Jour\u00a0°C',
    low: 'Nuit\u00a0°C',
    rain: 'Pluie, jours',
    crowds: 'Affluence',
    hotels: 'Hôtels',
    note: 'Moyennes 1991–2020. Affluence et prix des hôtels : estimation de notre rédaction. En évidence : la saison conseillée.',
  },
  border: {
    title: 'Visa et frontière',
    domestic: (p, country) =>
      `${p.from} et ${p.to} sont dans le même pays (${country}) : aucune frontière en chemin. Les compagnies aériennes demandent une pièce d’identité, les bus et les trains parfois aussi.`,
    schengen: (p, x) => `${p.from} (${x.from}) et ${p.to} (${x.to}) sont toutes deux dans l’espace Schengen.`,
    other: (p, x) =>
      `Les papiers sont contrôlés entre ${p.from} (${x.from}) et ${p.to} (${x.to}). Vérifiez les conditions de visa selon votre nationalité et votre destination.`,
    through: (country) =>
      `Certains trajets de cette page traversent un autre pays (${country}), dont les règles comptent aussi :`,
  },
  local: {
    title: 'Des gares et aéroports au centre',
    every: each,
  },
  tips: {
    title: 'Conseils de voyage',
    tickets: 'Billets',
    departures: 'Départs',
    changes: 'Correspondances',
    seats: 'Places assises',
    luggage: 'Bagages compris',
    bikes: 'Vélos',
    drive: 'En voiture',
    fare: (p, first, x) =>
      `${capital(theMode[x.mode])} ${first ? `${de(p.from)} ${a(p.to)}` : `vers ${p.to}`} avec ${x.operators} coûte ${x.low} en réservant tôt, jusqu’à ${x.high} au dernier moment.`,
    horizon: (first, then) =>
      `En vente ${first.days} jours à l’avance chez ${first.names}${then ? `, ${then.days} chez ${then.names}` : ''}.`,
    perDay: (p, parts, list) =>
      `${capital(de(p.from))} ${a(p.to)}, comptez environ ${list(parts.map(({ mode, count }) => ridesOf(mode, count)))} par jour.`,
    notDaily: (mode) => `${capital(theMode[mode])} ne part pas tous les jours.`,
    leaves: (x) => `${x.operator} : départ ${x.from} à ${x.departs}, arrivée ${x.to} à ${x.arrives}.`,
    change: (p, x) =>
      `Entre ${p.from} et ${p.to}, ${x.count === 1 ? `la seule ${change(x.mode)}` : `la ${change(x.mode)} la plus courte`} en ${inText[x.mode]} est ${x.at} : environ ${x.minutes}.`,
    ticketsNeeded: (count) =>
      count === 1 ? 'Un seul billet suffit.' : `Il faut ${count} billets : gardez une marge.`,
    exchange: (rule, days) =>
      ({
        no: 'Les billets les moins chers ne sont pas échangeables.',
        fee: 'L’échange est payant.',
        free: `L’échange est gratuit${days ? ` jusqu’à ${days} jours avant` : ''}.`,
      })[rule],
    semicolon: ' ; ',
    seat: {
      included: ({ names }) => `place comprise avec ${names}`,
      optional: ({ names }) => `réservation facultative avec ${names}`,
      none: ({ names }) => `pas de réservation avec ${names}`,
    },
    bags: (rule, { names }, size) =>
      ({
        own: `aucune limite avec ${names}`,
        small: `${names} : un petit bagage${size}`,
        one: `${names} : un bagage cabine${size}`,
        cabin: `${names} : un bagage cabine${size} et un petit bagage`,
        hold: `${names} : un grand bagage${size} et un bagage à main`,
        pairs: `${names} : deux grands bagages${size} et un bagage à main`,
        three: `${names} : trois bagages${size}`,
      })[rule],
    bagFee: (bag, eur) =>
      ({ cabin: `bagage cabine à partir de ${eur}`, hold: `grand bagage à partir de ${eur}` })[bag],
    bike: (rule, { names, count }, eur) =>
      ({
        free: `${names} ${count === 1 ? 'prend' : 'prennent'} les vélos sans réservation`,
        ticket: `avec ${names}, un vélo voyage avec un billet${fee(eur)}, sans réservation`,
        booked: `avec ${names}, un vélo demande une place réservée${fee(eur)}`,
        bagged: `avec ${names}, un vélo voyage plié ou dans une housse${fee(eur)}`,
        none: `${names} ${count === 1 ? 'ne prend' : 'ne prennent'} pas les vélos`,
      })[rule],
    driveWay: (p, x) =>
      `${x.time} au volant pour les ${x.km} ${de(p.from)} ${a(p.to)}, environ ${x.fuel} de carburant et ${x.tolls ? `${x.tolls} de péages` : 'aucun péage'}.`,
    driveVignettes: ({ names, count }, eur) =>
      `${count === 1 ? 'Vignette' : 'Vignettes'} (${names}) : ${eur}.`,
    driveCrossing: (x) => `La traversée ${x.from}–${x.to} (${x.operator}) coûte environ ${x.fee}.`,
  },
  details: {
    buy: 'Comment acheter',
    drive: 'En plus du carburant',
    rules: 'Conditions du billet le moins cher',
    exchange: 'Échange',
  },
  faq: {
    howLong: (p, mode) => `Combien de temps faut-il pour aller ${de(p.from)} ${a(p.to)} en ${inText[mode]} ?`,
    howLongAnswer: (x) =>
      x.mode === 'car'
        ? `Comptez ${x.time} au volant, ${x.door} avec les pauses.`
        : `Comptez ${x.time} ${de(x.from)} ${a(x.to)}, ${withChanges(x.changes, x.mode)}, avec ${x.operators}. De porte à porte, c’est ${x.door}.`,
    direct: (p) => `Existe-t-il un train direct ${de(p.from)} ${a(p.to)} ?`,
    directYes: (x) =>
      `Oui : ${x.operators}, ${x.perDay}, départ ${x.from}, arrivée ${x.to}, en ${x.time} environ.`,
    directNo: (x) => `Non. Au mieux : ${changes(x.changes, 'train')}${x.via ? ` (${x.via})` : ''}.`,
    directNone: (p, x) =>
      `Non. ${capital(de(p.from))} ${a(p.to)}, aucun train ne fait tout le chemin ; ${theMode[x.mode]}, si, en ${x.time}.`,
    flightOr: (p, other) =>
      `${capital(de(p.from))} ${a(p.to)}, l’avion est-il plus rapide que ${theMode[other]} de porte à porte ?`,
    flightOrAnswer: (p, x) =>
      `De centre à centre, l’avion demande ${x.flight}, dont seulement ${x.air} de vol ; ${theMode[x.other]}, ${x.time}. Entre ${p.from} et ${p.to}, ${theMode[x.faster]} fait gagner ${x.saved}.`,
    cheapest: (p) => `Quel est le moyen le moins cher d’aller ${de(p.from)} ${a(p.to)} ?`,
    cheapestAnswer: (x) =>
      x.mode === 'car'
        ? `${capital(theMode[x.mode])}, de ${x.low} à ${x.high} pour le carburant, l’usure et la route.`
        : `${capital(theMode[x.mode])}${x.operators ? ` avec ${x.operators}` : ''}, à partir de ${x.low} tout compris${x.fare ? ` (billet dès ${x.fare})` : ''}.`,
    cheapestNext: (x) => `Vient ensuite ${theMode[x.mode]}, à partir de ${x.low} tout compris.`,
    greenest: (p) => `Quel moyen de transport émet le moins de CO₂ entre ${p.from} et ${p.to} ?`,
    greenestAnswer: (x) => `${capital(theMode[x.mode])}, avec ${x.co2} de CO₂e par personne sur ${x.km}.`,
    greenestMost: (x) =>
      `${capital(theMode[x.mode])} en émet ${x.co2}, soit ${x.times === '2' ? 'le double' : `${x.times} fois plus`}.`,
    distance: (p) => `Quelle distance sépare ${p.from} ${de(p.to)} ?`,
    byWay: {
      road: (km) => `${km} par la route`,
      rail: (km) => `${km} en navette ferroviaire`,
      sea: (km) => `${km} en ferry`,
    },
    distanceAnswer: (p, x) =>
      [
        `${x.straight} à vol d’oiseau.`,
        x.drive && `${capital(de(p.from))} ${a(p.to)}, le trajet en voiture compte ${x.drive}.`,
        x.rail && `Le train parcourt ${x.rail}.`,
      ]
        .filter(Boolean)
        .join(' '),
    stations: (p) => `De quelle gare part le train ${de(p.from)} ${a(p.to)}, et où arrive-t-il ?`,
    stationsAnswer: (x) =>
      `Départ : ${x.from}, à ${x.access} du centre. Arrivée : ${x.to}, à ${x.egress} du centre.`,
    airports: (p) => `Quels aéroports relient ${p.from} et ${p.to} ?`,
    airportsAnswer: (x) =>
      `Avec ${x.airlines}, départ ${x.from}, arrivée ${x.to}. Jusqu’au centre, ${x.access} et ${x.egress}.`,
    when: (p) => `Quelle est la meilleure saison pour aller ${de(p.from)} ${a(p.to)} ?`,
    whenOrder: 'La meilleure d’abord.',
    night: (p) => `Peut-on voyager de nuit ${de(p.from)} ${a(p.to)} ?`,
    nightAnswer: (p, x) =>
      `Oui, avec un billet à partir de ${x.low} pour aller ${de(p.from)} ${a(p.to)}. ${x.operator} : départ ${x.from}${x.departs ? ` à ${x.departs}` : ''}, arrivée ${x.to}${x.arrives ? ` à ${x.arrives}` : ''} (${x.berths}).`,
  },
}

export const fr: Prose = typeset(words, frenchSpaces)

// French. Addresses with "vous". Spaces: typeset.ts.
import type { Mode } from '#catalogue/mode.ts'
import type { Season } from '#catalogue/season.ts'
import { capital } from '#lib/capital.ts'
import { a, company, de, each, withCompany } from '../french.ts'
import { change, changesOf, inText, theMode, withChanges } from '../parts/fr.ts'
import type { Pair } from '../parts/pair.ts'
import { frenchSpaces, typeset } from '../typeset.ts'
import type { Prose } from './en.ts'
import { areExact, type Crowd, type ListOf, type SeasonFigures, type Who } from './given.ts'

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
const inSeason: Record<Season, string> = {
  spring: 'au printemps',
  summer: 'en été',
  autumn: 'en automne',
  winter: 'en hiver',
}
/** A figure for each city where they differ. */
const both = ({ from, to }: Pair) => (from === to ? from : `${from} et ${to}`)
/** "23 et 25 °C le jour à Londres et à Paris" */
const celsiusIn = (p: Pair, high: Pair) => `${both(high)}\u00a0°C le jour ${a(p.from)} et ${a(p.to)}`
const about = (parts: readonly { count: number }[]) => (areExact(parts) ? '' : 'environ ')
const daysOf = (count: string) => `${count}\u00a0${count === '0' || count === '1' ? 'jour' : 'jours'}`
/** "8 jours", "8 et 9 jours", "10 jours et 1 jour" */
const days = ({ from, to }: Pair) => {
  if (from === to) return daysOf(from)
  return to === '0' || to === '1' ? `${daysOf(from)} et ${daysOf(to)}` : `${from} et ${daysOf(to)}`
}
const whenOf = ({ seasons }: Crowd, list: ListOf) =>
  seasons.length === 4 ? 'toute l’année' : list(seasons.map((season) => inSeason[season]))
/** A verb whose subject is a list of names; "les TER" is plural. */
const does = ({ names, count }: Who, one: string, other: string) =>
  `${company(names)} ${count === 1 && !/^les /.test(company(names)) ? one : other}`
/** The verb stands in the first clause of a sentence. */
const include = (who: Who, first: boolean, what: string) =>
  `${first ? does(who, 'inclut', 'incluent') : `${company(who.names)},`} ${what}`
const take = (who: Who, first: boolean, how: string) =>
  `${first ? `${does(who, 'prend', 'prennent')} les vélos` : `${company(who.names)},`} ${how}`
const inTime = (count: number) =>
  count ? ` jusqu’à ${count === 1 ? 'un jour' : `${count} jours`} avant le départ` : ''
const weatherOf = (p: Pair, { high, rain }: SeasonFigures) =>
  `${a(p.from)} et ${a(p.to)}, il fait ${both(high)}\u00a0°C le jour et il pleut ${days(rain)} par mois`
const inBrackets = (fee: string) => (fee ? ` (environ ${fee})` : '')
/** Multiples with a word of their own. */
const times: Partial<Record<string, string>> = {
  1: 'à peu près autant',
  2: 'soit le double',
  3: 'soit le triple',
}

const words: Prose = {
  bestTime: {
    title: 'Quand partir',
    season: { spring: 'Printemps', summer: 'Été', autumn: 'Automne', winter: 'Hiver' },
    verdict: (p, x) =>
      `${capital(theSeason[x.season])} est la meilleure saison, avec ${celsiusIn(p, x.high)} ; ${theSeason[x.worst]} (${both(x.worstHigh)}\u00a0°C), la moins agréable.`,
    layers: (gap) => `Prévoyez plusieurs épaisseurs ! ${gap}\u00a0°C séparent les deux villes.`,
    weather: (p, x) => `${capital(inSeason[x.season])} ${weatherOf(p, x)}.`,
    year: (p, [best, ...others], list) =>
      `${capital(theSeason[best.season])} d’abord : ${weatherOf(p, best)} ; puis ${list(others.map((x) => `${theSeason[x.season]} (${both(x.high)}\u00a0°C, ${days(x.rain)})`))}.`,
    crowdsIn: (level, [first, ...others], list) => {
      const [one, other] = level === 'high' ? ['se remplit', 'se remplissent'] : ['est calme', 'sont calmes']
      const next = others.map((town) => ` ; ${town.names}, ${whenOf(town, list)}`).join('')
      return `${first.names} ${first.count === 1 ? one : other} ${whenOf(first, list)}${next}.`
    },
    level: { low: 'faible', medium: 'moyenne', high: 'forte' },
    high: 'Jour\u00a0°C',
    low: 'Nuit\u00a0°C',
    rain: 'Jours de pluie',
    crowds: 'Affluence',
    hotels: 'Hôtels',
    note: 'Moyennes de 1991–2020. L’affluence et le prix des hôtels sont des données de la rédaction. La saison conseillée est mise en évidence.',
  },
  border: {
    title: 'Visa et frontière',
    domestic: (p, country) =>
      `${p.from} et ${p.to} sont dans le même pays (${country}), sans frontière à franchir. Les compagnies aériennes demandent une pièce d’identité ; les bus et les trains, parfois.`,
    schengen: (p, x) => `${p.from} (${x.from}) et ${p.to} (${x.to}) sont toutes deux dans l’espace Schengen.`,
    other: (p, x) =>
      `Entre ${p.from} (${x.from}) et ${p.to} (${x.to}), il y a des contrôles aux frontières. Vérifiez les conditions de visa selon votre nationalité et votre destination.`,
    through: (country) =>
      `Certaines options passent par un autre pays (${country}), dont les règles s’appliquent aussi :`,
  },
  local: {
    title: 'Rejoindre le centre',
    every: each,
  },
  tips: {
    title: 'Conseils de voyage',
    tickets: 'Billets',
    departures: 'Départs',
    changes: 'Correspondances',
    seats: 'Places assises',
    luggage: 'Bagages',
    bikes: 'Vélos',
    drive: 'En voiture',
    fare: (p, first, x) =>
      `${capital(withCompany(x.operators))}, ${theMode[x.mode]} ${first ? `${de(p.from)} ${a(p.to)}` : `vers ${p.to}`} coûte ${x.low} si vous réservez tôt et jusqu’à ${x.high} au dernier moment.`,
    horizon: (first, then) =>
      `${capital(does(first, 'ouvre', 'ouvrent'))} les ventes ${first.days} jours à l’avance${then ? ` ; ${company(then.names)}, ${then.days}` : ''}.`,
    perDay: (p, parts, list) =>
      `${capital(de(p.from))} ${a(p.to)}, comptez ${about(parts)}${list(parts.map(({ mode, count }) => ridesOf(mode, count)))} par jour.`,
    notDaily: (mode) => `${capital(theMode[mode])} ne part pas tous les jours.`,
    leaves: (x) =>
      `${capital(withCompany(x.operator))}, on part ${de(x.from)} à ${x.departs} et on arrive ${a(x.to)} à ${x.arrives}.`,
    change: (p, x) =>
      `En ${inText[x.mode]} ${de(p.from)} ${a(p.to)}, ${x.count === 1 ? `la seule ${change(x.mode)}` : `${x.mode === 'flight' ? 'l’' : 'la '}${change(x.mode)} la plus courte`} se fait ${a(x.at.name)} et dure environ ${x.minutes}.`,
    ticketsNeeded: (count) =>
      count === 1 ? 'Un seul billet suffit.' : `Il faut ${count} billets : prévoyez de la marge.`,
    exchange: (rule, days) =>
      ({
        no: 'Les billets les moins chers ne sont pas échangeables.',
        fee: 'L’échange est payant.',
        free: `L’échange est gratuit${inTime(days)}.`,
      })[rule],
    exchangeBy: (rule, days, { names }, first) => {
      const change = first ? 'l’échange est ' : ''
      return {
        no: `${withCompany(names)}, les billets les moins chers ne sont pas échangeables`,
        fee: `${withCompany(names)}, ${change}payant`,
        free: `${withCompany(names)}, ${change}gratuit${inTime(days)}`,
      }[rule]
    },
    semicolon: ' ; ',
    seat: {
      included: (who) => include(who, true, 'la place assise'),
      optional: ({ names }) => `${withCompany(names)}, la réservation est facultative`,
      none: (who) => `${does(who, 'ne propose', 'ne proposent')} pas de réservation`,
    },
    bags: (rule, who, size, first) =>
      ({
        own: `${does(who, 'ne limite', 'ne limitent')} pas les bagages`,
        small: include(who, first, `un petit sac${size}`),
        one: include(who, first, `un bagage cabine${size}`),
        cabin: include(who, first, `un bagage cabine${size} et un petit sac`),
        hold: include(who, first, `une grande valise${size} et un bagage à main`),
        pairs: include(who, first, `deux grandes valises${size} et un bagage à main`),
        three: include(who, first, `trois bagages${size}`),
      })[rule],
    bagFees: ({ cabin, hold }) =>
      cabin
        ? `un bagage cabine coûte au moins ${cabin}${hold && `, une grande valise ${hold}`}`
        : `une grande valise coûte au moins ${hold}`,
    feeWith: (name, fee) => `${fee} ${withCompany(name)}`,
    bike: (rule, who, fee, first) =>
      ({
        free: take(who, first, 'sans réservation'),
        ticket: take(who, first, `avec un billet${inBrackets(fee)}, sans réservation`),
        booked: take(who, first, `sur réservation${inBrackets(fee)}`),
        bagged: take(who, first, `seulement pliés ou sous housse${inBrackets(fee)}`),
        none: `${does(who, 'ne prend', 'ne prennent')} pas de vélos`,
      })[rule],
    driveWay: (p, x) =>
      `Les ${x.km} ${de(p.from)} ${a(p.to)} prennent ${x.time} au volant, ${x.tolls ? `avec ${x.tolls} de péages et` : 'sans péage, avec'} environ ${x.fuel} de carburant.`,
    driveVignettes: ({ names, count }, fee) =>
      count === 1 ? `La vignette (${names}) coûte ${fee}.` : `Les vignettes (${names}) coûtent ${fee}.`,
    driveCrossings: ([first, ...others]) =>
      `La traversée ${first.from}–${first.to} (${first.operator}) coûte environ ${first.fee}${others.map((x) => ` ; celle ${de(x.from)} ${a(x.to)} (${x.operator}), environ ${x.fee}`).join('')}.`,
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
        ? `Comptez ${x.time} de trajet${x.door === x.time ? '' : `, ${x.door} avec les pauses`}.`
        : `Comptez ${x.time} ${de(x.from)} ${a(x.to)}${x.operators && ` ${withCompany(x.operators)}`}, ${withChanges(x.changes, x.mode)}, et ${x.door} de porte à porte.`,
    direct: (p) => `Existe-t-il un train direct ${de(p.from)} ${a(p.to)} ?`,
    others: 'd’autres',
    directYes: (x) =>
      `Oui, ${withCompany(x.operators)}${x.often && `, ${x.often}`} ; ${x.count === 1 ? 'comptez' : 'le plus rapide met'} ${x.time} ${de(x.from)} ${a(x.to)}.`,
    directNo: (x) =>
      `Non. Le meilleur trajet compte ${changesOf(x.changes, 'train')}${x.via.length > 0 ? `, ${x.list(x.via.map(({ name }) => a(name)))}` : ''}.`,
    directNone: (p, x) =>
      `Non. Nous ne connaissons pas de trajet en train seulement ${de(p.from)} ${a(p.to)} ; en ${inText[x.mode]}, il faut ${x.time}.`,
    flightOr: (p, other) =>
      `${capital(de(p.from))} ${a(p.to)}, l’avion est-il plus rapide que ${theMode[other]}, de porte à porte ?`,
    flightOrAnswer: (p, x) =>
      `${x.faster === 'flight' ? `Oui, de ${x.saved}` : `Non, il met ${x.saved} de plus`}. Entre les centres ${de(p.from)} et ${de(p.to)}, l’avion met ${x.flight}, dont ${x.air} entre aéroports, et ${theMode[x.other]} ${x.time}.`,
    cheapest: (p) => `Quel est le moyen le moins cher d’aller ${de(p.from)} ${a(p.to)} ?`,
    cheapestAnswer: (x) =>
      x.mode === 'car'
        ? `${capital(theMode[x.mode])} coûte de ${x.low} à ${x.high} avec carburant, usure, péages et traversées.`
        : `${x.operators ? `${capital(withCompany(x.operators))}, ${theMode[x.mode]}` : capital(theMode[x.mode])} coûte au moins ${x.low} tout compris${x.fare ? ` (billet dès ${x.fare})` : ''}.`,
    cheapestNext: (x) => `Vient ensuite ${theMode[x.mode]}, dès ${x.low}.`,
    greenest: (p) => `Quel moyen de transport émet le moins de CO₂ entre ${p.from} et ${p.to} ?`,
    greenestAnswer: (x) => `${capital(theMode[x.mode])} émet ${x.co2} de CO₂e par personne sur ${x.km}.`,
    greenestMost: (x) =>
      `${capital(theMode[x.mode])} en émet ${x.co2}, ${times[x.times] ?? `soit ${x.times} fois autant`}.`,
    distance: (p) => `Quelle distance sépare ${p.from} ${de(p.to)} ?`,
    byWay: {
      road: (km) => `${km} de route`,
      rail: (km) => `${km} de navette ferroviaire`,
      sea: (km) => `${km} de ferry`,
    },
    distanceAnswer: (p, x) =>
      [
        `Il y a ${x.straight} à vol d’oiseau.`,
        x.drive && `En voiture ${de(p.from)} ${a(p.to)}, comptez ${x.drive}.`,
        x.rail && `Le train parcourt ${x.rail}.`,
      ]
        .filter(Boolean)
        .join(' '),
    stations: (p) => `De quelles gares partent les trains ${de(p.from)} ${a(p.to)}, et où arrivent-ils ?`,
    stationsAnswer: (x) => `Ils partent ${x.list(x.from.map(de))} et arrivent ${x.list(x.to.map(a))}.`,
    airports: (p) => `De quels aéroports partent les vols ${de(p.from)} ${a(p.to)}, et où arrivent-ils ?`,
    airportsAnswer: (x) => `Ils partent ${x.list(x.from.map(de))} et arrivent ${x.list(x.to.map(a))}.`,
    endWays: (x) => `Comptez ${x.access} pour vous y rendre et ${x.egress} jusqu’au centre à l’arrivée.`,
    when: (p) => `Quelle est la meilleure saison pour aller ${de(p.from)} ${a(p.to)} ?`,
    night: (p) => `Peut-on voyager de nuit ${de(p.from)} ${a(p.to)} ?`,
    nightAnswer: (p, x) =>
      `Oui, dès ${x.low} pour tout le voyage ${de(p.from)} ${a(p.to)}. ${capital(withCompany(x.operator))}, on part ${de(x.from)}${x.departs ? ` à ${x.departs}` : ''} et on arrive ${a(x.to)}${x.arrives ? ` à ${x.arrives}` : ''} (${x.berths}).`,
  },
}

export const fr: Prose = typeset(words, frenchSpaces)

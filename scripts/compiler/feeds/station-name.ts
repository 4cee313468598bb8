// Names of stations as travellers know them, of feeds that shout, abbreviate or name the bus stop in front.

/** Names that no rule mends: they lack the town, or their letters. */
const spellings: Readonly<Record<string, string>> = {
  Breclav: 'Břeclav',
  Chalupki: 'Chałupki',
  'D-Flughafen Bf': 'Düsseldorf Flughafen',
  'Dabrowa Gornicza': 'Dąbrowa Górnicza',
  'GD, Bahnhof': 'Schwäbisch Gmünd',
  'Hamburg, Hamburg Dammtor': 'Hamburg Dammtor',
  'Kedzierzyn Kozle': 'Kędzierzyn-Koźle',
  'Minden, Kaiserstraße': 'Minden (Westfalen)',
  Myslowice: 'Mysłowice',
  'Neustadt, Hauptbahnhof': 'Neustadt (Weinstraße) Hbf',
  'Opoczno Poludnie': 'Opoczno Południe',
  'Opole Glowne': 'Opole Główne',
  Ostbahnhof: 'München Ost',
  Pasing: 'München-Pasing',
  Raciborz: 'Racibórz',
  'Riesa Busbf/Bahnhof': 'Riesa',
  'Sosnowiec Glowny': 'Sosnowiec Główny',
  'Vaihingen (E)': 'Vaihingen (Enz)',
  'Wloszczowa Polnoc': 'Włoszczowa Północ',
}

/** Rules of gtfs.de, whose names are partly those of the bus stop in front of the station. */
const rules: readonly [RegExp, string][] = [
  [/^S(?:\+U)? (.+) Bhf \((.+)\)$/, '$2 $1'],
  [/^S (.+) Bhf$/, '$1'],
  [/ \(ICE\)$/, ''],
  [/\((?:fr|F|PL)\)$/, ''],
  [/,? Hauptbahnhof$|, Hbf$/, ' Hbf'],
  [/(\S)\((\p{L}+)\)(\S)/u, '$1 ($2) $3'],
  [/,? (?:Bahnhof|Bf)$/, ''],
  [/^(\S+) Bahnhof (\S+)$/, '$1-$2'],
]
/** "Basel Bad Bf" is the name of a station, not a town's station. */
const ofTown = /^Basel Bad Bf$/

const small = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'i'])
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** "ZARAGOZA-DELICIAS" → "Zaragoza-Delicias"; names with small letters keep theirs. */
function quieter(name: string): string {
  if (/\p{Ll}/u.test(name)) return name
  return name
    .toLowerCase()
    .replaceAll(/[\p{L}\p{M}]+/gu, (word, at: number) => (at > 0 && small.has(word) ? word : capital(word)))
}

/** The name of a feed's station as it stands on its sign. */
export function tidyStationName(name: string): string {
  const text = name.trim().replaceAll(/\s+/g, ' ')
  const known = spellings[text]
  if (known || ofTown.test(text)) return known ?? text
  return quieter(rules.reduce((result, [pattern, to]) => result.replace(pattern, to), text))
}

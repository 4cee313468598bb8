// Other words for a name: short forms and derived words ("irlandaises" for Ireland).

/** Common names that the tables lack, by country code, place or operator. */
export const shortNames: Readonly<Record<string, readonly string[]>> = {
  CH: ['Schweiz'],
  CZ: ['Czech Republic', 'Czechia', 'Tschechien', 'Tchéquie', 'Chequia', 'Cechia'],
  GB: [
    ...['UK', 'Britain', 'Great Britain', 'Großbritannien', 'Vereinigten Königreich'],
    ...['Grande-Bretagne', 'Gran Bretaña', 'Gran Bretagna'],
  ],
  NL: ['Netherlands', 'Niederlanden'],
  US: ['USA', 'US', 'United States', 'Vereinigten Staaten', 'Estados Unidos', 'EE. UU.', 'Stati Uniti'],
  'le-havre': ['Havre'],
  chania: ['Canea'],
  freiburg: ['Friburgo', 'Fribourg'],
  lugano: ['Luganer', 'Luganersee'],
  paros: ['Paro'],
  // Italian texts about trains call Munich Monaco, without "di Baviera"
  munich: ['Monaco'],
  sbb: ['CFF', 'FFS'],
}

/** Names that are also words or other names in a language: there a match does not prove a mention. */
export const alsoWords: Readonly<Record<string, readonly string[]>> = {
  en: ['Norwegian', 'Southern', 'Northern', 'Condor', 'Moby', 'TER', 'Bar', 'Split', 'Reading', 'Bath'],
  de: ['Bar', 'Kiel', 'Porto', 'Condor', 'Moby', 'TER', 'Essen', 'Bergen', 'Halle', 'Island', 'Ostende'],
  fr: ['Bar', 'TER', 'Saint-Sébastien', 'Trente'],
  es: ['Bar', 'TER', 'Caen', 'Fortaleza', 'San Sebastián', 'Como', 'León', 'Paros', 'Constanza'],
  it: ['Bar', 'TER', 'Porto', 'San Paolo', 'Condor', 'Monaco', 'Costanza'],
}

/**
 * Inhabitants and adjectives in the five languages, folded (lower case, no accents); a star stands for
 * any ending. Regular German ones (Berliner) need no entry.
 */
const ofCountries: Readonly<Record<string, string>> = {
  AT: 'austria* osterreich* autrich* austriac*',
  AU: 'australi*',
  BE: 'belgi* belge* belga*',
  BR: 'brazil* brasil* bresil*',
  CA: 'canad* kanad*',
  CH: 'swiss schweiz* suiss* suiz* svizzer*',
  CZ: 'czech* tschech* tchequ* checo* checa* ceco ceca cechi ceche',
  DE: 'german* deutsch* allemand* aleman* tedesc*',
  DK: 'dane danes danish danisch* danois* danes*',
  EE: 'estonian* estnisch* estonien* estonio* eston*',
  ES: 'spani* spanish* espagn* espan* spagn*',
  FI: 'finn* finland* finlandes*',
  FR: 'french* franzos* franca* frances*',
  GB: 'brit* englis* anglais* ingles*',
  GR: 'greek* griech* grec* grieg* greco greca greci greche',
  HR: 'croat* kroat*',
  HU: 'hungarian* ungar* hongrois* ungheres*',
  IE: 'irish* irisch* irland*',
  IN: 'indian* indisch* inder indes indien* india*',
  IT: 'itali*',
  JP: 'japan* japon* giappon*',
  LT: 'lithuan* litau* lituan*',
  MA: 'morocc* marokk* maroc* marroqu* marocc*',
  NL: 'dutch niederland* hollan* neerland* oland*',
  NO: 'norweg* norveg* norueg*',
  PL: 'pole poles polish poln* polon* polac*',
  PT: 'portug* portog*',
  TR: 'turk* turq* turc* turch*',
  SE: 'swed* schwed* sued* suec* svedes*',
  SI: 'sloven* slowen*',
  SK: 'slovak* slowak* slovaq* eslovac* slovacc*',
  US: 'americ* amerik* estadounid* statunitens*',
}

const ofPlaces: Readonly<Record<string, string>> = {
  amsterdam: 'amsterdam* amstellodam*',
  athens: 'athenian* athenien* atenies*',
  basel: 'balois* basilees*',
  berlin: 'berlin*',
  bern: 'bernese bernois* bernes*',
  bratislava: 'presburg*',
  brussels: 'bruxellois* bruselens* brussellese*',
  cologne: 'kolsch* colonais*',
  dublin: 'dublin*',
  florence: 'florentin* fiorentin*',
  frankfurt: 'francfort* francofort*',
  geneva: 'genev* genfer* ginevrin* ginebrin*',
  lisbon: 'lissabon* lisboet* lisbonn* lisbones*',
  london: 'london* londin* londonien*',
  lyon: 'lyonnais* lyones* liones*',
  madrid: 'madrilen* madrilegn*',
  marseille: 'marseillais* marselles* marsigli*',
  milan: 'milan* mailand*',
  munich: 'munchner* munchen* munichois* muniqu*',
  naples: 'neapolitan* napolitain* napolitan* napoletan*',
  nice: 'nizza* nicois* nizzard*',
  paris: 'paris* parig*',
  prague: 'prag* pragu*',
  rome: 'roman* romer* romisch* romain*',
  seville: 'sevill* sivigli*',
  valencia: 'valencian* valencien* valenzian*',
  venice: 'venezian* venetian* venitien* venecian*',
  vienna: 'viennes* wiener* viennois* vienes*',
  warsaw: 'warschauer* varsov*',
  zurich: 'zurcher* zurich* zurigh*',
}

const wordsBy = (kind: string, table: Readonly<Record<string, string>>) =>
  Object.entries(table).map(([id, words]) => [`${kind} ${id}`, words.split(' ')] as const)

/** Derived words by the id of the name, such as "country IE". */
export const derivedWords: ReadonlyMap<string, readonly string[]> = new Map([
  ...wordsBy('country', ofCountries),
  ...wordsBy('place', ofPlaces),
])

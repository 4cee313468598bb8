// Italian words of the method and sources pages.
import { al, del, i } from '../../italian.ts'
import type { Messages } from '../en.ts'

export const method: Messages['method'] = {
  title: 'Il nostro metodo',
  description:
    'Da dove vengono le durate, i prezzi, le distanze e le emissioni di Waymark, come li calcoliamo e come segnalare un errore.',
  intro:
    'Waymark confronta i viaggi con dati che hanno lo stesso significato per ogni mezzo. Questa pagina spiega che cosa comprende ciascun dato, dove è stato letto e, quando nessuno lo pubblica, come lo calcoliamo.',
  basisTitle: 'Quanto è sicuro un dato',
  basisIntro:
    'Per ogni dato indichiamo come lo conosciamo. L’elenco va dal più sicuro al meno sicuro; un dato formato da più parti è sicuro solo quanto la più debole di esse.',
  basisCounts: (services, prices) => `Collegamenti: ${services}; prezzi: ${prices}`,
  ages: {
    title: 'Gli orari e la loro data',
    paragraphs: [
      'Molte ferrovie e autorità pubblicano gli orari come dati aperti: file con tutti i treni, le fermate e le ore. Li confrontiamo con i nostri collegamenti, operatore per operatore. Ciò che coincide è indicato come letto in un orario, con il mese del file; ciò che differisce lo esamina la redazione, e nulla viene ripreso senza controllo. Più sotto, «Fonti» elenca ogni pubblicazione con la sua licenza.',
      'Di ogni cifra indichiamo il mese: nei dettagli di ogni opzione e, nelle altre pagine, in una riga sotto le cifre. Un anno da solo significa che la pubblicazione non indica il mese o che la redazione non ha più verificato la cifra da allora.',
      'Le ferrovie d’Europa cambiano orario insieme, il giorno dopo il secondo sabato di dicembre. Quando l’orario della scelta migliore di una tratta non è più in vigore, la pagina lo dice finché non abbiamo letto quello nuovo.',
    ],
  },
  times: {
    title: 'Durate',
    paragraphs: (x) => [
      'La durata è quella del viaggio in sé: dalla prima partenza all’ultimo arrivo; in aereo da gate a gate, in auto il tempo al volante e in traversata. Mostriamo una durata tipica dell’orario regolare, non la migliore della giornata.',
      `I viaggi con cambi sono composti da singoli collegamenti, con ${x.maxChanges} cambi al massimo. Se gli orari di partenza sono noti, l’attesa dura fino alla successiva partenza reale. Altrimenti contiamo metà dell’intervallo tra due partenze, ma mai meno del tempo minimo di cambio della stazione né più di ${x.expectedWait}. Non proponiamo viaggi con un’attesa superiore a ${x.maxWait}.`,
    ],
  },
  door: {
    title: 'Da porta a porta',
    paragraphs: (x) => [
      `«Da porta a porta» comprende anche il tragitto dal centro al punto di partenza e dal punto di arrivo al centro, e il tempo passato in aeroporto, in stazione o in porto: ${x.airport} per un volo e ${x.station} per un treno, partenza e arrivo insieme, secondo le misurazioni di Thomas Sauter-Servaes (2019). Per un pullman contiamo ${x.coach} e per una nave ${x.port}, secondo una nostra stima. In auto si aggiunge una sosta di ${x.brk} ogni ${x.brkEvery} al volante.`,
    ],
  },
  distances: {
    title: 'Distanze',
    paragraphs: (x) => [
      `La distanza di una tratta si misura in linea d’aria, lungo il cerchio massimo tra i centri delle due città (raggio terrestre: ${x.radius}). I chilometri percorsi sono quelli della linea, se li conosciamo. Altrimenti moltiplichiamo la linea d’aria per ${x.rail} su ferrovia, per ${x.road} su strada e per ${x.sea} in mare; per un volo aggiungiamo ${x.extra}.`,
    ],
  },
  prices: {
    title: 'Prezzi',
    paragraphs: (x) => [
      'I prezzi sono per un adulto, sola andata, e vanno dal biglietto più economico, prenotato con largo anticipo, a un biglietto flessibile acquistato all’ultimo momento. Prevale una fascia di prezzo pubblicata, poi una tariffa che una fonte con licenza aperta ha rilevato in vendita, poi un dato della redazione; una tariffa più recente del tutto fuori da una fascia più vecchia la sostituisce. La maggior parte dei prezzi è stimata in base alla distanza: per ogni marchio, due rette danno il minimo e il massimo. Un prezzo di questo tipo è indicato come stima.',
      'Un viaggio con più biglietti costa la loro somma, a meno che le compagnie non ne vendano uno solo per l’intero percorso.',
      `In auto il minimo è il solo carburante (${x.litres} per 100\u00a0km, a ${x.litre} al litro), il massimo ${x.allIn} al chilometro, usura compresa. Pedaggi, vignette e traversate si aggiungono in entrambi i casi. Tutto è calcolato per una sola persona.`,
    ],
  },
  co2: {
    title: 'CO₂e',
    paragraphs: [
      'Le emissioni sono chilometri moltiplicati per un fattore, in chilogrammi di CO₂ equivalente (CO₂e) a persona. Per i voli comprendono gli effetti diversi dalla CO₂: come il governo britannico, contiamo 1,7 volte la sola CO₂. In auto viaggia una sola persona.',
      'Per i voli, i pullman, le auto, i traghetti, Eurostar e i treni in Gran Bretagna usiamo i fattori del Regno Unito: le emissioni dirette più quelle della produzione del carburante. Per gli altri treni usiamo fattori per Paese o per prodotto, di vari enti, ponderati in base ai chilometri in ciascun Paese; dove mancano, una media europea, indicata come stima. Non tutti gli enti contano le stesse cose: confronta con cautela i treni di Paesi diversi.',
    ],
  },
  best: {
    title: '«Scelta migliore» e «La più verde»',
    paragraphs: (x) => [
      `La «Scelta migliore» è l’opzione con la somma più bassa, contata in euro per un adulto con una borsa piccola: il prezzo con i tragitti ai due estremi, preso ${al(x.share)} dell’intervallo tra il minimo e il massimo (quello della compagnia più economica, dove più d’una collega gli stessi due aeroporti); il tempo da porta a porta, a ${x.hour} l’ora; e la CO₂e, a ${x.kilo} al chilogrammo. Un’ora al volante costa ${x.hard} in più, perché non permette di fare quasi nient’altro, e così ogni ora in pullman, o sul sedile di un treno notturno senza letti, dopo le prime ${x.seated}; ogni cambio costa ${x.change}. Ciò che non parte ogni giorno costa ${x.rare} per ogni ora in cui l’attesa media supera quella di una partenza quotidiana, al massimo ${x.most}: chi si organizza in anticipo sceglie il giorno. Questi valori li abbiamo scelti noi e li abbiamo provati su sessanta tratte giudicate prima. Le commissioni non contano.`,
      `Le opzioni la cui somma supera la più bassa al massimo ${del(x.tie)} sono alla pari: tempi, prezzi e fattori difficilmente sono più esatti di così. Tra queste viene prima quella che emette meno CO₂e; le differenze inferiori ${al(x.same)} non contano. Il motivo accanto a «Scelta migliore» la confronta con l’opzione successiva, di un altro mezzo se c’è, e non indica differenze sotto ${x.eur} o ${x.min}.`,
      '«La più verde» è l’opzione con meno CO₂e tra quelle mostrate. È un confronto all’interno della tratta, non un marchio di qualità.',
    ],
  },
  generated: {
    title: 'Tratte stimate',
    line: (fixed, km) => `${fixed} più un’ora ogni ${km}`,
    paragraphs: (x) => [
      `Tra le città di cui abbiamo raccolto i collegamenti confrontiamo viaggi reali. Per ogni altra coppia dei nostri ${x.places} luoghi diamo delle stime, e la pagina lo dice. In auto contiamo la distanza in linea d’aria a ${x.drive}/h. Il volo si calcola tra aeroporti con voli di linea vicini ai due luoghi: ${x.plane}, e ${x.change} in più se uno dei due è piccolo o la distanza è troppo grande per un solo volo, perché allora è probabile uno scalo. Un treno impiega ${x.train}, un pullman ${x.bus}; tutti questi chilometri sono in linea d’aria. I valori vengono dai viaggi del nostro catalogo; per il treno contiamo un po’ più di tempo, perché le città minori hanno meno treni veloci. Anche i prezzi sono stimati in base alla distanza, con un modello per ogni mezzo.`,
      `Oltre ${i(x.far)} mostriamo solo voli, sotto ${i(x.near)} nessuno. Treno, pullman e auto compaiono solo se i due luoghi sono uniti da terra, ponti o tunnel e il percorso via terra, senza confini chiusi, misura al massimo ${x.way} volte la linea d’aria. Se uno dei due Paesi non ha treni passeggeri, non ne stimiamo. Nomi, coordinate e numero di abitanti vengono da GeoNames.`,
    ],
  },
  notes: {
    title: 'Stagioni, biglietti e collegamenti con il centro',
    paragraphs: (x) => [
      `Le temperature e i giorni di pioggia sono medie 1991–2020 dei servizi meteorologici nazionali. La stagione migliore è quella i cui pomeriggi si avvicinano di più a ${x.pleasant} nelle due città insieme; ogni giorno di pioggia al mese conta come ${x.rain} di differenza, una città affollata come ${x.crowds}. Quanto è affollata una città è un dato della redazione.`,
      'Quello che diciamo di posti, bagagli e biciclette vale per la tariffa più economica di ogni operatore, per quanto ne sa la redazione. Taxi e NCC senza prezzo fisso sono stimati al chilometro e indicati come stime; treni e autobus per un aeroporto sono citati solo dove esistono.',
    ],
  },
  tolerance: {
    title: 'La precisione che cerchiamo',
    text: 'Un viaggio diretto dovrebbe durare quanto dice l’orario, con uno scarto massimo del 10% o di 15 minuti; un viaggio con cambi, del 20%; un volo, di 15 minuti. I chilometri su strada dovrebbero scostarsi al più del 6%.',
  },
  fareErrorsTitle: 'Quanto sono esatte le stime',
  fareErrors: (fewest, others) =>
    `Le rette di ogni marchio sono confrontate con le sue tariffe pubblicate, rilevate in vendita o indicate dalla redazione. Per metà di esse lo scarto non supera queste percentuali. Se le rette sono state adattate alle stesse tariffe, ogni tariffa è stata esclusa a turno. Di altri ${others} marchi si conoscono meno di ${fewest} tariffe: non sappiamo quanto siano esatte le loro stime. Le «altre compagnie» condividono le rette del loro mezzo, usate anche per le tratte stimate per intero.`,
  fareErrorOthers: 'Altre compagnie',
  fareErrorColumns: { brand: 'Marchio', fares: 'tariffe', low: 'minimo', high: 'massimo' },
  factorsTitle: 'Fattori di emissione',
  factorColumns: { name: 'Fattore', grams: 'g CO₂e per km', scope: 'che cosa conta', source: 'Fonte' },
  perTraveller: 'a persona',
  perVehicle: 'per veicolo',
  sourcesTitle: 'Fonti',
  sourcesDescription:
    'Tutte le pubblicazioni dietro ai dati di Waymark: orari, fattori di emissione, pedaggi, prezzi e toponimi, con editore, licenza e data.',
  filesEach: 'ciascuno indica la licenza della sua fonte',
  sourcesList: 'Pubblicazioni',
  sourcesIntro:
    'Le pubblicazioni da cui abbiamo tratto singoli dati, con licenza e data. I titoli sono in inglese o in lingua originale.',
  sourcesChanged:
    'Abbiamo ripreso singoli dati, arrotondati e ricomposti. Nessun editore risponde del risultato.',
  filesLicence:
    'I file JSON di questo sito contengono dati provenienti da banche dati di SNCF Voyageurs, Trainline e Flix SE e dei contributori di OpenStreetMap e, come queste, sono offerti con la licenza',
  licences: {
    'facts cited with credit': 'dati citati con la fonte',
    'public domain': 'pubblico dominio',
    'reuse permitted with credit': 'riutilizzo consentito citando la fonte',
  },
  errorsTitle: 'Hai trovato un errore?',
  errors:
    'Indica all’editore del sito la tratta, il dato e dove hai letto quello giusto. Correggiamo il collegamento da cui deriva e, con esso, tutte le tratte che lo usano. Aiutano soprattutto l’indirizzo della pagina e un link all’orario.',
}

// Italian words of the legal pages.
import type { Messages } from '../en.ts'

export const legal: Messages['legal'] = {
  privacy: {
    description:
      'Che cosa conteggia Waymark, che cosa resta nel tuo browser e quali servizi esterni entrano in gioco solo dopo un clic. Senza account né cookie.',
    intro:
      'Waymark non richiede registrazione e vuole sapere di te il meno possibile. Questa pagina dice esattamente che cosa si conserva e dove.',
    sections: [
      {
        title: 'Che cosa conteggiamo',
        paragraphs: [
          'Quando si apre la pagina di una tratta, o ci si arriva con una ricerca, il nostro server aumenta di uno il contatore di quella tratta, quella lingua e quel giorno. Quando qualcuno chiede una tratta che non abbiamo, si contano i nomi dei due luoghi, perché la redazione sappia che cosa aggiungere.',
          'Questi contatori non contengono indirizzi IP, cookie o identificativi, né orari più precisi del giorno, salvo il momento in cui una coppia di luoghi è stata cercata l’ultima volta. Se il tuo browser invia il segnale Global Privacy Control, non si conta nulla.',
        ],
      },
      {
        title: 'Che cosa resta nel tuo browser',
        paragraphs: [
          'Le tue ultime cinque ricerche con i dati del viaggio migliore, il tema e la valuta scelti restano nella memoria del browser. Non ci vengono inviati e scompaiono quando cancelli dal browser i dati del sito.',
          'Waymark non usa cookie.',
        ],
      },
      {
        title: 'Log del server',
        paragraphs: [
          'Per proteggere il servizio dagli abusi, il server limita le richieste per indirizzo IP. L’indirizzo resta in memoria per circa un minuto e non viene scritto nel database.',
        ],
      },
      {
        title: 'Altri servizi',
        paragraphs: [
          'Le pagine non caricano da sole nulla da terzi. Una mappa stradale, mostrata quando premi il suo pulsante, viene da un servizio di mappe che allora vede il tuo indirizzo IP. I tassi di cambio della Banca centrale europea li richiede il nostro server, non il tuo browser. Le fermate di un treno sono in un file di questo sito, caricato quando le apri e non conteggiato.',
          'I link a compagnie e siti di prenotazione portano a servizi con proprie regole sulla privacy. Loro sanno che arrivi da Waymark; noi non sappiamo nulla di quello che fai lì.',
        ],
      },
      {
        title: 'I tuoi diritti',
        paragraphs: [
          'In base alle norme europee sulla protezione dei dati puoi chiedere che cosa è conservato su di te e farlo correggere o cancellare. Poiché non conserviamo nulla che identifichi una persona, di solito non c’è nulla da consegnare; l’editore del sito risponde a ogni domanda di questo tipo.',
        ],
      },
    ],
  },
  terms: {
    description:
      'A quali condizioni si può usare Waymark: che cosa sono i suoi dati e che cosa non sono, i link ai partner e la correzione degli errori.',
    intro:
      'Waymark è un servizio di informazione gratuito. Non vende biglietti e non interviene nei viaggi che prenoti.',
    sections: [
      {
        title: 'Che cosa sono i dati',
        paragraphs: [
          'Le durate sono quelle tipiche di un orario regolare, i prezzi sono fasce per un adulto, sola andata, le emissioni sono calcolate con fattori pubblicati. Ogni dato indica la fonte e la data, e se è stato letto in un orario, pubblicato, rilevato in vendita, indicato dalla redazione, sommato o stimato.',
          'Servono a confrontare e a programmare. Non sono un’offerta né una promessa: gli orari cambiano, i cantieri chiudono le linee, le tariffe si muovono di ora in ora. Prima di prenotare o di partire, verifica con la compagnia.',
        ],
      },
      {
        title: 'Link ad altri siti',
        paragraphs: [
          'Rimandiamo a compagnie e siti di prenotazione. Ogni link che può farci guadagnare una commissione è contrassegnato. Le commissioni non cambiano mai l’ordine delle opzioni.',
          'Il contratto si conclude tra te e la compagnia o il venditore; valgono le loro condizioni.',
        ],
      },
      {
        title: 'Responsabilità',
        paragraphs: [
          'Curiamo il catalogo con attenzione, ma non possiamo rispondere di coincidenze perse, prezzi cambiati o frontiere chiuse. Nulla di quanto scritto qui limita la responsabilità per dolo, colpa grave o danni alla vita, all’integrità fisica o alla salute.',
        ],
      },
      {
        title: 'Uso dei nostri dati',
        paragraphs: [
          'I file JSON pubblicati possono essere letti da chiunque e da qualsiasi sito. I dati tratti da fonti aperte hanno la licenza indicata accanto; se li usi, cita anche tu la fonte.',
        ],
      },
      {
        title: 'Errori',
        paragraphs: [
          'Se un dato è sbagliato, indica all’editore la tratta, il dato e dove hai letto quello giusto. Correggere un collegamento corregge tutte le tratte che lo usano.',
        ],
      },
    ],
  },
}

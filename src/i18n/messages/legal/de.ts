// German words of the legal pages.
import type { Messages } from '../en.ts'

export const legal: Messages['legal'] = {
  privacy: {
    description:
      'Was Waymark zählt, was in Ihrem Browser bleibt und welche fremden Dienste erst nach einem Klick angesprochen werden. Ohne Anmeldung, ohne Cookies.',
    intro:
      'Waymark kommt ohne Anmeldung aus und will so wenig wie möglich über Sie wissen. Hier steht genau, was wo gespeichert wird.',
    sections: [
      {
        title: 'Was wir zählen',
        paragraphs: [
          'Wird die Seite einer Strecke geöffnet oder führt eine Suche dorthin, erhöht unser Server einen Zähler für diese Strecke, diese Sprache und diesen Tag um eins. Fragt jemand nach einer Strecke, die wir nicht haben, werden die beiden Ortsnamen gezählt, damit die Redaktion weiß, was fehlt.',
          'Diese Zähler enthalten keine IP-Adresse, kein Cookie, keine Kennung und keine genauere Zeit als den Tag, mit einer Ausnahme: wann ein Ortspaar zuletzt gesucht wurde. Sendet Ihr Browser das Signal „Global Privacy Control“, wird nichts gezählt.',
        ],
      },
      {
        title: 'Was in Ihrem Browser bleibt',
        paragraphs: [
          'Ihre letzten fünf Suchen mit den Angaben zum besten Weg, die helle oder dunkle Darstellung und die gewählte Währung liegen im Speicher Ihres Browsers. Sie werden nicht an uns gesendet und verschwinden, wenn Sie im Browser die Daten dieser Website löschen.',
          'Waymark setzt keine Cookies.',
        ],
      },
      {
        title: 'Serverprotokolle',
        paragraphs: [
          'Zum Schutz vor Missbrauch begrenzt der Server die Zahl der Anfragen je IP-Adresse. Die Adresse bleibt dafür etwa eine Minute im Arbeitsspeicher und wird nicht in die Datenbank geschrieben.',
        ],
      },
      {
        title: 'Andere Dienste',
        paragraphs: [
          'Die Seiten laden von sich aus nichts von Dritten. Eine Straßenkarte wird erst nach einem Klick auf ihre Schaltfläche geladen, von einem Kartendienst, der dann Ihre IP-Adresse sieht. Die Wechselkurse der Europäischen Zentralbank ruft unser Server ab, nicht Ihr Browser. Die Halte eines Zuges sind eine Datei dieser Website; sie wird geladen, wenn Sie sie öffnen, und nicht gezählt.',
          'Links zu Verkehrsunternehmen und Buchungsseiten führen zu Diensten mit eigenen Datenschutzregeln. Diese erfahren, dass Sie von Waymark kommen; wir erfahren nicht, was Sie dort tun.',
        ],
      },
      {
        title: 'Ihre Rechte',
        paragraphs: [
          'Nach europäischem Datenschutzrecht können Sie erfahren, was über Sie gespeichert ist, und es berichtigen oder löschen lassen. Da wir nichts speichern, woran eine Person zu erkennen wäre, gibt es in der Regel nichts herauszugeben; der Herausgeber dieser Website beantwortet jede solche Anfrage.',
        ],
      },
    ],
  },
  terms: {
    description:
      'Zu welchen Bedingungen Waymark genutzt werden darf: was die Zahlen sind und was nicht, Links zu Partnern und der Umgang mit Fehlern.',
    intro:
      'Waymark ist ein kostenloser Informationsdienst. Wir verkaufen keine Tickets und sind an keiner Reise beteiligt, die Sie buchen.',
    sections: [
      {
        title: 'Was die Zahlen sind',
        paragraphs: [
          'Zeiten sind typische Zeiten eines regulären Fahrplans, Preise sind Spannen für einen Erwachsenen und eine einfache Fahrt, Emissionen sind aus veröffentlichten Faktoren berechnet. Jede Zahl nennt ihre Quelle und ihren Stand und sagt, ob sie aus einem Fahrplan stammt oder ob sie veröffentlicht, im Verkauf gesehen, von der Redaktion angegeben, zusammengerechnet oder geschätzt ist.',
          'Die Zahlen helfen beim Vergleichen und Planen. Sie sind weder Angebot noch Zusage: Fahrpläne ändern sich, Bauarbeiten sperren Strecken, Preise wechseln stündlich. Prüfen Sie vor der Buchung und vor der Abreise die Angaben des Verkehrsunternehmens.',
        ],
      },
      {
        title: 'Links zu anderen Websites',
        paragraphs: [
          'Wir verlinken auf Verkehrsunternehmen und Buchungsseiten. Ein Link, für den wir eine Provision erhalten können, ist gekennzeichnet. Provisionen ändern nie die Reihenfolge der Ergebnisse.',
          'Verträge schließen Sie mit dem Verkehrsunternehmen oder Verkäufer; es gelten dessen Bedingungen.',
        ],
      },
      {
        title: 'Haftung',
        paragraphs: [
          'Wir pflegen den Katalog sorgfältig, stehen aber nicht für verpasste Anschlüsse, geänderte Preise oder geschlossene Grenzen ein. Die Haftung für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben, Körper oder Gesundheit wird dadurch nicht beschränkt.',
        ],
      },
      {
        title: 'Nutzung unserer Daten',
        paragraphs: [
          'Die veröffentlichten JSON-Dateien dürfen von allen und von jeder Website aus gelesen werden. Für Angaben aus offenen Daten gilt die Lizenz, die daneben steht; bitte nennen auch Sie die Quelle.',
        ],
      },
      {
        title: 'Fehler',
        paragraphs: [
          'Stimmt eine Zahl nicht, teilen Sie dem Herausgeber mit, um welche Strecke und welche Zahl es geht und wo die richtige steht. Wird eine Verbindung berichtigt, stimmt danach jede Strecke, die sie nutzt.',
        ],
      },
    ],
  },
}

// English words of the legal pages.

export const legal = {
  privacy: {
    description:
      'What Waymark counts, what stays in your browser, and which outside services are contacted only after a click. No login, no cookies.',
    intro:
      'Waymark has no login and wants to know as little about you as possible. This page says exactly what is kept and where.',
    sections: [
      {
        title: 'What we count',
        paragraphs: [
          'When a route page is opened or a search leads to one, our server adds one to a counter for that route, language and day. When somebody asks for a route we do not have, the two place names are counted, so that editors know what to add.',
          'These counters hold no IP address, no cookie, no identifier and no time more precise than the day, except for when a pair of places was last searched for. If your browser sends the Global Privacy Control signal, nothing is counted.',
        ],
      },
      {
        title: 'What stays in your browser',
        paragraphs: [
          'Your last five searches (with the figures of the best option), the theme and the currency you chose are kept in your browser’s own storage. They are not sent to us, and clearing the site’s data in your browser removes them.',
          'Waymark sets no cookies.',
        ],
      },
      {
        title: 'Server logs',
        paragraphs: [
          'To protect the service against abuse, the server limits requests per address. The address is held in memory for about a minute and is not written to the database.',
        ],
      },
      {
        title: 'Other services',
        paragraphs: [
          'Pages load nothing from third parties by themselves. A street map, shown once you press its button, comes from a map service that then sees your IP address. Exchange rates of the European Central Bank are fetched by our server, not by your browser. The stops of a train are in a file on this site, fetched when you open them and not counted.',
          'Links to operators and booking sites lead to services with their own privacy rules. They learn that you came from Waymark; we learn nothing about what you do there.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'Under European data protection law you may ask what is stored about you and have it corrected or deleted. As we store nothing that identifies a person, there is usually nothing to hand over; the publisher of this site answers every such question.',
        ],
      },
    ],
  },
  terms: {
    description:
      'The terms on which Waymark may be used: what its figures are, what they are not, links to partners, and how errors are handled.',
    intro:
      'Waymark is an information service, free of charge. It sells no tickets and is not a party to any journey you book.',
    sections: [
      {
        title: 'What the figures are',
        paragraphs: [
          'Times are typical of a regular timetable, prices are ranges for one adult, one way, and emissions are calculated from published factors. Each figure names its source, its date and whether it was read in a timetable, published, seen on sale, given by our editors, added up or estimated.',
          'They help you compare and plan. They are neither an offer nor a promise: timetables change, engineering works close lines and fares move by the hour. Before you book or leave, check with the operator.',
        ],
      },
      {
        title: 'Links to other sites',
        paragraphs: [
          'We link to operators and booking sites. A link that may earn us a commission is marked. Commissions never change the order of options.',
          'Contracts are made between you and the operator or seller; their terms apply.',
        ],
      },
      {
        title: 'Liability',
        paragraphs: [
          'We keep the catalogue with care, but we cannot answer for missed connections, changed prices or closed borders. Nothing here limits liability for intent, gross negligence or injury to life, body or health.',
        ],
      },
      {
        title: 'Use of our data',
        paragraphs: [
          'The published JSON files may be read by anyone and from any site. Facts taken from open data carry the licences named beside them; please pass on the credit.',
        ],
      },
      {
        title: 'Errors',
        paragraphs: [
          'If a figure is wrong, tell the publisher which route and which figure it is, and where you read the right one. One corrected service corrects every route that uses it.',
        ],
      },
    ],
  },
}

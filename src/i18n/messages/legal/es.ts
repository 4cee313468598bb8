// Spanish words of the legal pages.
import type { Messages } from '../en.ts'

export const legal: Messages['legal'] = {
  privacy: {
    description:
      'Qué contabiliza Waymark, qué se queda en tu navegador y qué servicios externos intervienen solo después de un clic. Sin registro ni cookies.',
    intro:
      'En Waymark no hay que registrarse, y queremos saber de ti lo menos posible. Esta página dice exactamente qué se guarda y dónde.',
    sections: [
      {
        title: 'Qué contabilizamos',
        paragraphs: [
          'Cuando se abre la página de una ruta o una búsqueda lleva a ella, nuestro servidor suma uno al contador de esa ruta, ese idioma y ese día. Cuando alguien pide una ruta que no tenemos, se cuentan los nombres de los dos lugares, para que la redacción sepa qué añadir.',
          'Estos contadores no contienen direcciones IP, cookies ni identificadores, ni más fecha que el día, salvo el momento en que se buscó por última vez un par de lugares. Si tu navegador envía la señal Global Privacy Control, no se cuenta nada.',
        ],
      },
      {
        title: 'Qué se queda en tu navegador',
        paragraphs: [
          'Tus cinco últimas búsquedas con los datos del mejor viaje, el tema y la moneda que hayas elegido se guardan en el almacenamiento de tu navegador. No se nos envían, y desaparecen al borrar los datos del sitio en el navegador.',
          'Waymark no usa cookies.',
        ],
      },
      {
        title: 'Registros del servidor',
        paragraphs: [
          'Para proteger el servicio de abusos, el servidor limita las peticiones por dirección IP. La dirección permanece en memoria alrededor de un minuto y no se escribe en la base de datos.',
        ],
      },
      {
        title: 'Otros servicios',
        paragraphs: [
          'Las páginas no cargan por sí mismas nada de terceros. Un plano de calles, que se muestra al pulsar su botón, procede de un servicio de mapas que entonces ve tu dirección IP. Los tipos de cambio del Banco Central Europeo los consulta nuestro servidor, no tu navegador. Las paradas de un tren están en un archivo de este sitio que se carga al abrirlas y no se cuenta.',
          'Los enlaces a compañías y webs de reservas llevan a servicios con sus propias normas de privacidad. Esos servicios saben que llegas desde Waymark; nosotros no sabemos nada de lo que haces allí.',
        ],
      },
      {
        title: 'Tus derechos',
        paragraphs: [
          'Según la normativa europea de protección de datos, puedes preguntar qué se guarda sobre ti y pedir que se corrija o se borre. Como no guardamos nada que identifique a una persona, normalmente no hay nada que entregar; el editor de este sitio responde a todas esas consultas.',
        ],
      },
    ],
  },
  terms: {
    description:
      'En qué condiciones se puede usar Waymark: qué son sus cifras y qué no son, los enlaces a socios y qué hacer ante un error.',
    intro:
      'Waymark es un servicio de información gratuito. No vende billetes ni interviene en los viajes que reserves.',
    sections: [
      {
        title: 'Qué son las cifras',
        paragraphs: [
          'Las duraciones son las habituales de un horario normal; los precios, horquillas para un adulto y solo ida; las emisiones se calculan con factores publicados. Cada cifra indica su fuente y su fecha, y si procede de un horario, está publicada, se vio a la venta, es un dato de la redacción, una suma o una estimación.',
          'Sirven para comparar y planificar. No son una oferta ni una promesa: los horarios cambian, las obras cortan líneas y las tarifas se mueven de hora en hora. Antes de reservar o de salir, compruébalo con la compañía.',
        ],
      },
      {
        title: 'Enlaces a otros sitios',
        paragraphs: [
          'Enlazamos con compañías y webs de reservas. Todo enlace que pueda darnos una comisión está señalado. Las comisiones nunca cambian el orden de las opciones.',
          'El contrato se cierra entre el viajero y la compañía o el vendedor, con las condiciones de estos.',
        ],
      },
      {
        title: 'Responsabilidad',
        paragraphs: [
          'Cuidamos el catálogo, pero no podemos responder de transbordos perdidos, precios que cambian o fronteras cerradas. Nada de lo dicho aquí limita la responsabilidad por dolo, culpa grave o daños a la vida, la integridad física o la salud.',
        ],
      },
      {
        title: 'Uso de nuestros datos',
        paragraphs: [
          'Cualquiera puede leer los archivos JSON publicados, desde cualquier sitio web. Los datos tomados de fuentes abiertas llevan la licencia que se indica a su lado; si los usas, cita también la fuente.',
        ],
      },
      {
        title: 'Errores',
        paragraphs: [
          'Si una cifra está mal, indica al editor de qué ruta y de qué cifra se trata y dónde has leído la correcta. Al corregir un servicio se corrigen todas las rutas que lo usan.',
        ],
      },
    ],
  },
}

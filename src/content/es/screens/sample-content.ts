import type { EditableContent } from '../../types';
import { sampleContent as onHome } from '../page/editable';
import { sampleServices } from '../page/sample-services';
import { sampleGifts, samplePartnerships, sampleRoles, sampleSupport } from './sample-offers';
import { samplePrograms } from './sample-programs';

const [first, second, third, fourth] = sampleServices;

/** As in English: once it is loaded, it takes the place of Home's, which goes by the same name. */
export const sampleContent: EditableContent = {
  ...onHome,
  foundation: {
    ...onHome.foundation,
    replyNote: 'En días hábiles, solemos responder en menos de 24 horas.',
    videoRelay: 'Si usa lengua de señas, llámenos por su servicio de retransmisión de video.',
  },
  programs: samplePrograms,
  roles: sampleRoles,
  gifts: sampleGifts,
  partnerships: samplePartnerships,
  support: sampleSupport,
  services: [
    {
      ...first,
      features: [
        'Una primera conversación de 30 minutos, en persona o por teléfono',
        'Dos o tres proveedores que pueden atenderle ahora',
        'Ayuda con la primera visita',
        'Una llamada después de un mes, para saber cómo va todo',
      ],
    },
    {
      ...second,
      features: [
        'Personas cuidadoras capacitadas, para que madres y padres descansen',
        'Transporte a las citas médicas, a la escuela y al trabajo',
        'Equipos en préstamo, gratis por seis meses',
        'Alguien con quien hablar, en los días buenos y en los malos',
      ],
    },
    {
      ...third,
      features: [
        'Versiones en letra grande, en audio y en lectura fácil',
        'Ayuda para llenar formularios, línea por línea',
        'Una lista de servicios cerca de usted, actualizada a menudo',
        'Respuestas sobre la escuela, el trabajo, el dinero y la ley',
      ],
    },
    {
      ...fourth,
      features: [
        'Lugares accesibles en silla de ruedas, con una sala tranquila',
        'Intérpretes de lengua de señas, si los pide una semana antes',
        'Pueden venir hermanas, hermanos y amistades',
        'Sin cuotas y sin formularios largos',
      ],
    },
  ],
};

import type * as en from '../../en/screens/get-involved';
import { reachUs } from '../page/reach-us';

export const getInvolved = {
  banner: {
    title: 'Ayude como pueda',
    text: 'Dé su tiempo, una donación o una mano. Toda ayuda cuenta.',
  },
  volunteer: {
    title: 'Haga voluntariado',
    text: 'Usted pone el tiempo. Nosotros le damos capacitación, alguien a quien acudir y buen café.',
    action: { label: 'Postularse ahora', say: 'Quisiera postularme para: {title}.', topic: 'volunteer' },
    commitmentLabel: 'Tiempo',
    requirementsLabel: 'Qué necesita',
    roles: [
      {
        id: 'peer-mentor',
        icon: 'people',
        title: 'Mentoría de igual a igual',
        text: 'Apoye a alguien que pasa por lo que usted ya pasó.',
        commitment: '4-6 horas/mes',
        requirements: [
          'Conocer la discapacidad o el cuidado por experiencia propia',
          'Venir a dos clases de capacitación por la noche',
          'Quedarse un año',
        ],
      },
      {
        id: 'event-support',
        icon: 'calendar',
        title: 'Apoyo en eventos',
        text: 'Acomode sillas, reciba a la gente, sirva café, tome fotos y ayude a limpiar.',
        commitment: 'Horario flexible',
        requirements: [
          'Ser amable y llegar a tiempo',
          'Tener 16 años o más',
          'Escuchar una breve charla de seguridad ese día',
        ],
      },
      {
        id: 'family-support',
        icon: 'home',
        title: 'Apoyo a las familias',
        text: 'Dé una tarde libre a madres y padres: juegue, cocine o lea con las niñas y los niños.',
        commitment: '8-10 horas/mes',
        requirements: [
          'Darnos dos referencias',
          'Aceptar que revisemos si tuvo problemas graves con la ley; lo pagamos nosotros',
          'Tomar un curso de primeros auxilios, que ofrecemos nosotros',
        ],
      },
      {
        id: 'administrative',
        icon: 'briefcase',
        title: 'Administración',
        text: 'Teléfonos, cartas, listas y materiales. Es un trabajo tranquilo que mantiene todo en marcha.',
        commitment: '4-8 horas/mes',
        requirements: [
          'Saber lo básico de computación',
          'Guardar la información privada',
          'Venir el mismo día todas las semanas',
        ],
      },
    ],
  },
  donate: {
    title: 'Haga una donación',
    text: 'Vea lo que puede hacer su donación. Este sitio no recibe pagos.',
    action: { label: 'Donar', say: 'Quisiera donar {title}.', topic: 'donation' },
    customAction: { label: 'Donar otra cantidad', say: 'Quisiera donar otra cantidad.', topic: 'donation' },
    tiers: [
      {
        id: 'ride',
        amount: '$25',
        text: 'El transporte de ida y vuelta a la terapia para una niña o un niño.',
      },
      {
        id: 'evening-off',
        amount: '$50',
        text: 'Unas horas libres por la noche para una madre o un padre, con una persona cuidadora capacitada en casa.',
      },
      {
        id: 'workshop-seat',
        amount: '$100',
        text: 'Un lugar en un taller, con apuntes, subtítulos y cuidado infantil.',
      },
      {
        id: 'equipment-loan',
        amount: '$250',
        text: 'Una silla de ruedas, un andador o un dispositivo para hablar, en préstamo por seis meses.',
      },
    ],
  },
  partner: {
    title: 'Hagamos una alianza',
    text: 'Para empresas, proveedores y grupos comunitarios que quieren trabajar con la fundación.',
    types: [
      {
        id: 'provider',
        icon: 'handshake',
        title: 'Alianza con proveedores de servicios',
        text: 'Conozca familias que buscan lo que usted hace.',
        benefitsLabel: 'Qué reciben los proveedores',
        benefits: [
          'Le referimos familias que necesitan lo que usted ofrece',
          'Menos papeleo para empezar',
          'Un lugar en nuestro directorio',
        ],
      },
      {
        id: 'sponsor',
        icon: 'building',
        title: 'Patrocinio de empresas',
        text: 'Ponga su nombre en algo que la gente recordará.',
        benefitsLabel: 'Qué reciben las empresas patrocinadoras',
        benefits: [
          'Informes claros de lo que se hizo con su dinero',
          'Días de voluntariado para su equipo',
          'Capacitación sobre la inclusión de personas con discapacidad para su personal',
        ],
      },
      {
        id: 'community',
        icon: 'sprout',
        title: 'Organizaciones comunitarias',
        text: 'Comparta espacio, habilidades y personas voluntarias con la fundación.',
        benefitsLabel: 'Qué reciben las organizaciones comunitarias',
        benefits: [
          'Eventos en conjunto, con gastos compartidos',
          'Una revisión gratis de la accesibilidad de su espacio',
          'Ayuda de nuestra red de voluntariado',
        ],
      },
    ],
  },
  callToAction: {
    title: 'Cuando usted quiera',
    text: 'Empiece con poco. Una tarde basta para saber si el voluntariado es para usted.',
    actions: {
      volunteer: {
        label: 'Empezar el voluntariado',
        say: 'Quisiera empezar a hacer voluntariado.',
        topic: 'volunteer',
      },
      contact: { label: 'Contactar', say: 'Quisiera ayudar.', topic: 'general' },
    },
    reachUs: { ...reachUs, lead: 'Para empezar:' },
  },
} satisfies typeof en.getInvolved;

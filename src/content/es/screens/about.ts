import { withoutMissing } from '@/lib/without-missing';
import type * as en from '../../en/screens/about';
import { waysOf } from '../../ways-of';

export const about = ((facts) => ({
  banner: {
    title: `Sobre ${facts.name}`,
    text: 'Muchos hilos, una sola tela. Trabajamos con familias, gente del barrio, escuelas y empresas para que cada persona tenga un lugar.',
  },
  mission: {
    title: 'Nuestra misión',
    paragraphs: [
      'Ponemos a las personas con necesidades especiales y a sus familias en contacto con quienes pueden ayudarles. Pueden ser terapeutas, docentes, personas cuidadoras, empresas que dan empleo o gente del barrio.',
      'También trabajamos por lo que toda persona necesita: agua limpia, buenas escuelas, trabajo justo y hogares seguros. Por eso nuestro trabajo abarca los 17 Objetivos de Desarrollo Sostenible.',
      'Primero escuchamos. Luego actuamos, y después preguntamos cómo va todo.',
    ],
  },
  focus: {
    title: 'Áreas de trabajo',
    text: 'Trabajamos en ocho áreas.',
    areas: [
      {
        id: 'hygiene',
        icon: 'sparkles',
        title: 'Limpieza e higiene',
        text: 'Manos limpias, baños limpios, calles limpias: buenos hábitos en la escuela y en casa.',
      },
      {
        id: 'education',
        icon: 'book',
        title: 'Educación y alfabetización digital',
        text: 'Ayuda para leer, para aprender a su propio ritmo y para dar los primeros pasos con un teléfono o una computadora.',
      },
      {
        id: 'environment',
        icon: 'leaf',
        title: 'Medio ambiente y sostenibilidad',
        text: 'Jardines que todo el mundo puede usar, cosas que duran más y menos basura en nuestras calles.',
      },
      {
        id: 'youth',
        icon: 'megaphone',
        title: 'Juventud y movilización comunitaria',
        text: 'La gente joven planea un proyecto, lo dirige y ve cómo cambia su barrio.',
      },
      {
        id: 'health',
        icon: 'heart',
        title: 'Salud y bienestar',
        text: 'Atención cerca de casa, tiempo para descansar y alguien con quien hablar antes de sentir que no puede más.',
      },
      {
        id: 'women',
        icon: 'flower',
        title: 'Autonomía de las mujeres',
        text: 'Capacitación, trabajo justo y un círculo de apoyo, para que las mujeres ganen su propio dinero, dirijan y decidan por sí mismas.',
      },
      {
        id: 'disaster',
        icon: 'lifebuoy',
        title: 'Preparación y ayuda ante desastres',
        text: 'Planes de emergencia que incluyen sillas de ruedas, medicinas y salas tranquilas, hechos antes de que llegue la tormenta.',
      },
      {
        id: 'communication',
        icon: 'people',
        title: 'Comunicación para el cambio de conducta',
        text: 'Obras de teatro, canciones y conversaciones sinceras que ayudan a cambiar una vieja costumbre por otra mejor.',
      },
    ],
  },
  goals: {
    title: 'Los 17 ODS de la ONU',
    text: 'Las Naciones Unidas (ONU) fijaron 17 Objetivos de Desarrollo Sostenible (ODS) para el año 2030. Trabajamos por todos.',
    badge: 'Objetivo',
    disclaimer: 'Estas insignias son obra nuestra. Las Naciones Unidas no respaldan este sitio.',
  },
  approach: {
    title: 'Cómo trabajamos',
    points: [
      {
        icon: 'people',
        title: 'Un modelo que nace en la comunidad y pone primero a las personas',
        text: 'Cada proyecto empieza con las personas para quienes se hace. Ellas deciden, y nosotros ayudamos a hacerlo realidad.',
      },
      {
        icon: 'hands',
        title: 'Conciencia integral y manos a la obra',
        text: 'Explicamos por qué importa, y luego trabajamos codo a codo.',
      },
      {
        icon: 'search',
        title: 'Transparencia e impacto medible',
        text: 'Llevamos la cuenta de lo que hacemos, mostramos cuánto cuesta y lo decimos cuando algo no funcionó.',
      },
      {
        icon: 'handshake',
        title: 'Alianzas con la RSE, el gobierno y la sociedad civil',
        text: 'Los equipos de responsabilidad social empresarial (RSE), las oficinas del gobierno y los grupos locales trabajan a nuestro lado.',
      },
    ],
  },
  collaborate: {
    title: 'Colaboremos',
    text: '¿Tiene una idea, un salón, una habilidad o una hora para compartir? Nos encantaría saber de usted.',
    ways: waysOf([
      { id: 'email', label: 'Correo electrónico', lines: [facts.contacts.email] },
      { id: 'phone', label: 'Teléfono', lines: [facts.contacts.phone] },
      { id: 'instagram', label: 'Instagram', lines: withoutMissing<string>([facts.instagramName]) },
    ]),
  },
})) satisfies typeof en.about;

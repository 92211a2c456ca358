import { dropMissing } from '@/lib/drop-missing';
import type * as en from '../../en/screens/about';
import { offeredContactWays } from '../../offered-contact-ways';

export const about = ((facts) => ({
  banner: {
    title: `Sobre ${facts.name}`,
    text: 'Muchos hilos, una sola tela. Trabajamos con familias, gente del barrio, escuelas y empresas para que cada persona tenga un lugar.',
  },
  mission: {
    title: 'Nuestra misión',
  },
  focus: {
    title: 'Áreas de trabajo',
  },
  goals: {
    title: 'Los 17 ODS de la ONU',
    text: 'Las Naciones Unidas (ONU) fijaron 17 Objetivos de Desarrollo Sostenible (ODS) para el año 2030.',
    badge: 'Objetivo',
    disclaimer: 'Estas insignias son obra nuestra. Las Naciones Unidas no respaldan este sitio.',
  },
  approach: {
    title: 'Cómo trabajamos',
  },
  collaborate: {
    title: 'Colaboremos',
    text: '¿Tiene una idea, un salón, una habilidad o una hora para compartir? Nos encantaría saber de usted.',
    ways: offeredContactWays([
      { id: 'email', label: 'Correo electrónico', lines: [facts.contacts.email] },
      { id: 'phone', label: 'Teléfono', lines: [facts.contacts.phone] },
      { id: 'instagram', label: 'Instagram', lines: dropMissing([facts.instagram]) },
    ]),
  },
})) satisfies typeof en.about;

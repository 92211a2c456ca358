import type { Goal } from '../../types';

/** The 17 Sustainable Development Goals in their order, with the short names that the United Nations gave them. */
export const goals: readonly Goal[] = [
  { number: 1, title: 'Fin de la pobreza' },
  { number: 2, title: 'Hambre cero' },
  { number: 3, title: 'Salud y bienestar' },
  { number: 4, title: 'Educación de calidad' },
  { number: 5, title: 'Igualdad de género' },
  { number: 6, title: 'Agua limpia y saneamiento' },
  { number: 7, title: 'Energía asequible y no contaminante' },
  { number: 8, title: 'Trabajo decente y crecimiento económico' },
  { number: 9, title: 'Industria, innovación e infraestructura' },
  { number: 10, title: 'Reducción de las desigualdades' },
  { number: 11, title: 'Ciudades y comunidades sostenibles' },
  { number: 12, title: 'Producción y consumo responsables' },
  { number: 13, title: 'Acción por el clima' },
  { number: 14, title: 'Vida submarina' },
  { number: 15, title: 'Vida de ecosistemas terrestres' },
  { number: 16, title: 'Paz, justicia e instituciones sólidas' },
  { number: 17, title: 'Alianzas para lograr los objetivos' },
];

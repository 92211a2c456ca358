import type { Service } from '../../types';

/** The sample services, without what they include: Home does not show that (../screens/sample-content.ts). */
export const sampleServices: readonly [Service, Service, Service, Service] = [
  {
    id: 1,
    title: 'Búsqueda de proveedores',
    description:
      'Cuéntenos cómo son sus días. Buscamos terapeutas, escuelas y personas cuidadoras que le convengan y, si quiere, le acompañamos en su primera llamada.',
    icon: 'handshake',
  },
  {
    id: 2,
    title: 'Servicios de apoyo',
    description:
      'Alguien que cuide unas horas por la noche, transporte, una silla de ruedas prestada: lo que ayuda en el día a día.',
    icon: 'hands',
  },
  {
    id: 3,
    title: 'Directorio de recursos',
    description: 'Derechos, beneficios y formularios, explicados en lenguaje sencillo.',
    icon: 'book',
  },
  {
    id: 4,
    title: 'Programas comunitarios',
    description: 'Grupos, talleres y paseos donde nadie tiene que dar explicaciones.',
    icon: 'people',
  },
];

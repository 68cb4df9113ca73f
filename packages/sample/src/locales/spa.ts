import type { SampleTexts } from './messages';

const spa: SampleTexts = {
  'entries.title': 'Muestra',
  'entries.search': 'Buscar por nombre',
  'entries.name': 'Nombre',
  'entries.created': 'Desde',
  'entries.unknown': 'Se desconoce',
  'entries.none': 'Aquí todavía no hay nada.',
  'entries.noMatch': 'No hay coincidencias.',
  'entries.failed': 'No se pudo cargar la lista',
};

export default spa;

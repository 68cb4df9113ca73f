import type { WorkspaceTexts } from './messages';

const spa: WorkspaceTexts = {
  'workspace.hint': 'Arrastre un panel a otro lugar, o selecciónelo y pulse las flechas. Para ventanas desde 1200 px.',
  'workspace.left': 'Columna izquierda',
  'workspace.centre': 'Columna central',
  'workspace.right': 'Columna derecha',
  'workspace.edge': 'Columna del extremo derecho',
  'workspace.foot': 'Debajo del gráfico',
  'workspace.here': 'Mover aquí',
  'workspace.hereOf': 'Mover aquí: {{panel}}, {{zone}}',
  'workspace.moved': '{{panel}}: {{zone}}',
  'workspace.movedTo': '{{panel}}: {{zone}}, posición {{place}}',
  'workspace.layouts': 'Diseños guardados',
  'workspace.name': 'Nombre del diseño',
  'workspace.save': 'Guardar diseño',
  'workspace.saved': 'Diseño guardado: {{name}}',
  'workspace.full': 'Ya tiene 12 diseños guardados. Elimine uno para guardar otro.',
  'workspace.show': 'Mostrar',
  'workspace.delete': 'Eliminar',
  'workspace.deleteOf': 'Eliminar el diseño: {{name}}',
  'workspace.file': 'Llevar a otro dispositivo',
  'workspace.fileHint':
    'El archivo contiene sus diseños, alertas de precio y teclas. Al importarlo se sustituyen los diseños y teclas actuales.',
  'workspace.export': 'Exportar ajustes',
  'workspace.import': 'Importar ajustes',
  'workspace.imported': 'Ajustes importados',
  'workspace.notRead': 'No es un archivo de ajustes de este sitio. No se cambió nada.',
};

export default spa;

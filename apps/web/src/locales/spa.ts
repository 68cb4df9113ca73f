import type { ShellTexts } from './messages';

const spa: ShellTexts = {
  'nav.label': 'Menú principal',
  'nav.markets': 'Mercados',
  'nav.spot': 'Al contado',
  'nav.leverage': 'Apalancamiento',
  'nav.options': 'Opciones',
  'nav.c2c': 'C2C',
  'nav.assets': 'Activos',

  'header.skip': 'Saltar al contenido',
  'header.home': '{{name}}, página de inicio',
  'header.menu': 'Menú',
  'header.login': 'Iniciar sesión',
  'header.register': 'Registrarse',
  'header.logout': 'Cerrar sesión',
  'header.account': 'Cuenta',
  'header.settings': 'Ajustes de la cuenta',
  'header.verification': 'Verificación de identidad',
  'header.merchant': 'Comerciante',
  'header.merchant.about': 'Puede publicar anuncios',
  'header.assets': 'Activos totales',
  'header.assets.show': 'Mostrar los activos totales',
  'header.assets.hide': 'Ocultar los activos totales',
  'header.assets.hidden': 'ocultos',

  'language.label': 'Idioma',
  'language.failed': 'No se ha podido cargar el idioma. Inténtelo de nuevo.',
  'apps.label': 'Descargar la aplicación',
  'preferences.label': 'Preferencias',
  'zone.label': 'Zona horaria',
  'zone.Asia/Shanghai': 'Shanghái (UTC+8)',
  'zone.local': 'Este dispositivo ({{zone}})',
  'zone.UTC': 'UTC',
  'theme.day': 'Cambiar al modo claro',
  'theme.night': 'Cambiar al modo oscuro',
  'colours.label': 'Colores de subida y bajada',
  'colours.green-up': 'Verde sube, rojo baja',
  'colours.red-up': 'Rojo sube, verde baja',
  'colours.colour-vision-safe': 'Azul sube, naranja baja',

  'site.description':
    'Opere con activos digitales: mercados en vivo, operaciones al contado y sus activos en un solo lugar.',

  'footer.label': 'Acerca de este sitio',
  'footer.about': 'Quiénes somos',
  'footer.explain': 'Información útil',
  'footer.support': 'Asistencia',
  'footer.contact': 'Atención al cliente',
  'footer.rights': '© {{years}} {{name}}. Todos los derechos reservados.',

  'session.signIn': 'Inicie sesión.',
  'session.outOfDate': 'Su sesión ha caducado. Inicie sesión de nuevo.',

  offline: 'No tiene conexión. Nada de esto está al día y no se pueden enviar órdenes.',
  'offline.asOf': 'No tiene conexión. Las cifras son de {{time}} y no se pueden enviar órdenes.',

  'screen.loading': 'Cargando…',
  'screen.failed': 'Ha ocurrido un error en esta pantalla',
  'screen.failed.body':
    'El resto del sitio sigue funcionando. Inténtelo de nuevo; si persiste, avise a atención al cliente.',
  'screen.notLoaded': 'Esta pantalla no se ha cargado',
  'screen.notLoaded.body':
    'Compruebe su conexión e inténtelo de nuevo. Lo que escribió en otras pantallas se conserva.',
  'screen.retry': 'Reintentar',
  'screen.home': 'Ir a la página de inicio',
  'screen.back': 'Volver',
  'screen.notFound': 'Aquí no hay ninguna página',
  'screen.notFound.body':
    'La dirección {{path}} no lleva a ninguna parte. Puede estar mal escrita o la página se ha movido.',
};

export default spa;

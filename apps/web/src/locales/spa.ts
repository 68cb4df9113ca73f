import type { ShellTexts } from './messages';

const spa: ShellTexts = {
  'nav.label': 'Menú principal',

  'header.skip': 'Saltar al contenido',
  'header.home': '{{name}}, página de inicio',
  'header.menu': 'Menú',
  'header.login': 'Iniciar sesión',
  'header.register': 'Registrarse',
  'header.logout': 'Cerrar sesión',
  'logout.title': '¿Cerrar sesión?',
  'logout.removes':
    'Se borran de este dispositivo sus dibujos, alertas de precio, pares favoritos y ajustes de pantalla.',
  'logout.stay': 'Seguir conectado',
  'header.account': 'Cuenta',
  'header.merchant': 'Comerciante',
  'header.merchant.about': 'Puede publicar anuncios',
  'header.assets': 'Activos totales',
  'header.assets.show': 'Mostrar los activos totales',
  'bell.label': 'Notificaciones',
  'bell.unread': 'Notificaciones, {{count}} sin leer',
  'bell.events': 'Su actividad',
  'bell.notices': 'Anuncios',
  'bell.none': 'Aún no hay notificaciones',
  'bell.markRead': 'Marcar todo como leído',
  'bell.all': 'Todos los mensajes',
  'header.assets.hide': 'Ocultar los activos totales',
  'header.assets.hidden': 'ocultos',

  'language.label': 'Idioma',
  'language.failed': 'No se pudo cargar el idioma. Inténtelo de nuevo.',
  'apps.label': 'Descargar la aplicación',
  'preferences.label': 'Preferencias',
  'zone.label': 'Zona horaria',
  'zone.Asia/Shanghai': 'Shanghái (UTC+8)',
  'zone.local': 'Este dispositivo ({{zone}})',
  'zone.UTC': 'UTC',
  'theme.day': 'Cambiar al modo claro',
  'theme.night': 'Cambiar al modo oscuro',
  'colours.label': 'Colores de precios',
  'colours.green-up': 'Verde sube, rojo baja',
  'colours.red-up': 'Rojo sube, verde baja',
  'colours.colour-vision-safe': 'Azul sube, naranja baja',

  'site.description':
    'Opere con activos digitales: mercados en tiempo real, trading spot y sus activos en un solo lugar.',

  'footer.keys': 'Atajos de teclado',
  'footer.label': 'Acerca de este sitio',
  'footer.about': 'Quiénes somos',
  'footer.explain': 'Información útil',
  'footer.support': 'Ayuda',
  'footer.contact': 'Atención al cliente',
  'footer.rights': '© {{years}} {{name}}. Todos los derechos reservados.',

  'session.signIn': 'Inicie sesión.',
  'session.outOfDate': 'Su sesión ha caducado. Inicie sesión de nuevo.',

  offline: 'No tiene conexión. Los datos no están actualizados y no se pueden enviar órdenes.',
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
  'screen.notFound': 'Página no encontrada',
  'screen.notFound.body': 'La dirección {{path}} no existe. Puede estar mal escrita o la página se ha movido.',
  'account.menu': 'Menú de la cuenta',
  'account.center': 'Resumen',
  'account.verification': 'Verificación de identidad',
  'account.settings': 'Ajustes de la cuenta',
  'account.payee': 'Métodos de cobro',
  'account.assets': 'Activos',
  'account.orders': 'Órdenes abiertas',
  'account.messages': 'Mensajes',
  'account.payment': 'Pago con cambista',
  'account.regions': 'Usuarios de la región',
};

export default spa;

import type { Messages } from '@bourse/i18n';
import type en from './en';

const spa: Messages<typeof en> = {
  confirm: 'Mover orden',
  first: '1. Cancelar a',
  from: 'Precio actual',
  keep: 'Mantener orden',
  'note.oneStep': 'La orden se cambia en un solo paso. En el nuevo precio se sitúa detrás de las órdenes existentes.',
  'note.queued':
    'Mover son dos pasos: la orden se cancela y lo que queda se coloca al nuevo precio, detrás de las órdenes que ya están ahí. Si se rechaza el segundo paso o se pierde una respuesta, no se envía ninguna orden sola.',
  'note.waiting':
    'Mover son dos pasos: la orden se cancela y se coloca al nuevo precio. Si se rechaza el segundo paso o se pierde una respuesta, no se envía ninguna orden sola.',
  price: 'Nuevo precio',
  samePrice: 'Introduzca otro precio.',
  second: '2. Colocar a',
};

export default spa;

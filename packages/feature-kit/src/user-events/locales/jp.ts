import type { Messages } from '@bourse/i18n';
import type en from './en';

const jp: Messages<typeof en> = {
  label: '自分の取引の動きを知らせる',
  sound: '音を鳴らす',
  notification: 'システム通知を表示',
  notAllowed: 'ブラウザがこのページの通知を許可していません。',
};

export default jp;

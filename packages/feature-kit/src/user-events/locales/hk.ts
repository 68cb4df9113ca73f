import type { Messages } from '@bourse/i18n';
import type en from './en';

const hk: Messages<typeof en> = {
  label: '有新動態時通知我',
  sound: '聲音提示',
  notification: '系統通知',
  notAllowed: '瀏覽器已封鎖本網站的通知，請在瀏覽器設定中允許。',
};

export default hk;

import type { Messages } from '@bourse/i18n';
import type en from './en';

const zh: Messages<typeof en> = {
  label: '有新动态时提醒我',
  sound: '声音提示',
  notification: '系统通知',
  notAllowed: '浏览器已禁止本网站的通知，请在浏览器设置中允许。',
};

export default zh;

import type { Messages } from '@bourse/i18n';
import type en from './en';

const kr: Messages<typeof en> = {
  label: '내 활동 소식 알림',
  sound: '소리로 알림',
  notification: '시스템 알림',
  notAllowed: '브라우저가 이 페이지의 알림을 허용하지 않습니다.',
};

export default kr;

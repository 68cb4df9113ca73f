import type { Messages } from '@bourse/i18n';
import type { UiKitTexts } from './en';

const kr: Messages<UiKitTexts> = {
  'action.pending': '처리 중…',
  'action.close': '닫기',
  'action.cancel': '취소',
  'action.confirm': '확인',
  'action.retry': '다시 시도',
  'action.dismiss': '알림 닫기',
  'copy.copy': '복사',
  'lay.copys': '복사됨',
  'lay.fcopy': '복사하지 못했습니다',
  'password.show': '비밀번호 표시',
  'password.hide': '비밀번호 숨기기',
  'confirm.remember': '이 기기에서 다시 묻지 않기',
  'connection.connecting': '연결 중',
  'connection.live': '실시간',
  'connection.stale': '데이터가 오래됨',
  'connection.down': '다시 연결 중',
  'connection.age': '{{seconds}}초',
  'number.unreadable': '“{{text}}”을(를) 하나의 수치로 읽을 수 없습니다. 직접 입력해 주세요.',
  'table.sort': '{{column}} 기준 정렬',
  'table.loading': '불러오는 중',
  'error.title': '문제가 발생했습니다',
  'price.up': '상승',
  'price.down': '하락',
  'price.unchanged': '변동 없음',
  'steps.label': '사용 가능 잔액 비율',
  'steps.value': '{{percent}}퍼센트',
  'qr.label': 'QR 코드: {{value}}',
  'richText.table': '표',
  'toast.region': '메시지',
};

export default kr;

import type { Messages } from '@bourse/i18n';
import type en from './en';

const kr: Messages<typeof en> = {
  confirm: '가격 변경',
  first: '1. 취소 가격',
  from: '현재 주문가',
  keep: '주문 유지',
  'note.oneStep': '주문이 한 번에 변경됩니다. 새 가격에서는 기존 주문 뒤에 놓입니다.',
  'note.queued':
    '가격 변경은 두 단계입니다. 주문을 취소한 뒤 남은 수량을 새 가격으로 다시 주문하며 대기 순서는 뒤로 갑니다. 두 번째 단계가 거부되거나 응답이 유실되면 자동으로 다시 주문하지 않습니다.',
  'note.waiting':
    '가격 변경은 두 단계입니다. 주문을 취소한 뒤 새 가격으로 다시 주문합니다. 두 번째 단계가 거부되거나 응답이 유실되면 자동으로 다시 주문하지 않습니다.',
  price: '새 가격',
  samePrice: '다른 가격을 입력하세요.',
  second: '2. 새 주문 가격',
};

export default kr;

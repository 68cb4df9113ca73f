import type { Messages } from '@bourse/i18n';
import type en from './en';

const jp: Messages<typeof en> = {
  confirm: '価格を変更',
  first: '1. 取消する価格',
  from: '現在の価格',
  keep: '注文を残す',
  'note.oneStep': '注文は1回の操作で変更されます。新しい価格では既存の注文の後ろに並びます。',
  'note.queued':
    '価格変更は2段階です。注文を取り消し、残りの数量を新しい価格で発注し直します（順番は最後になります）。2段階目が拒否されたり応答が失われた場合、自動では発注しません。',
  'note.waiting':
    '価格変更は2段階です。注文を取り消し、新しい価格で発注し直します。2段階目が拒否されたり応答が失われた場合、自動では発注しません。',
  price: '新しい価格',
  samePrice: '別の価格を入力してください。',
  second: '2. 新しい価格',
};

export default jp;

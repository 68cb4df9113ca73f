import type { Messages } from '@bourse/i18n';
import type en from './en';

const hk: Messages<typeof en> = {
  confirm: '確認改價',
  first: '1. 撤銷價格',
  from: '目前委託價',
  keep: '保留委託',
  'note.oneStep': '改價一步完成，以新價格排在該價位已有委託之後。',
  'note.queued':
    '改價分兩步：先撤銷原委託，再將剩餘數量以新價格重新下單並重新排隊。若第二步被拒絕或回覆遺失，不會自動再次下單。',
  'note.waiting': '改價分兩步：先撤銷原委託，再以新價格重新下單。若第二步被拒絕或回覆遺失，不會自動再次下單。',
  price: '新價格',
  samePrice: '請輸入不同的價格。',
  second: '2. 重新下單價格',
};

export default hk;

import type { Messages } from '@bourse/i18n';
import type en from './en';

const zh: Messages<typeof en> = {
  confirm: '确认改价',
  first: '1. 撤销价格',
  from: '当前委托价',
  keep: '保留委托',
  'note.oneStep': '改价一步完成，以新价格排在该价位已有委托之后。',
  'note.queued':
    '改价分两步：先撤销原委托，再将剩余数量以新价格重新下单并重新排队。若第二步被拒绝或未收到响应，不会自动再次下单。',
  'note.waiting': '改价分两步：先撤销原委托，再以新价格重新下单。若第二步被拒绝或未收到响应，不会自动再次下单。',
  price: '新价格',
  samePrice: '请输入不同的价格。',
  second: '2. 重新下单价格',
};

export default zh;

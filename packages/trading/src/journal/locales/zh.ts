import type { Messages } from '@bourse/i18n';
import type en from './en';

const zh: Messages<typeof en> = {
  calendar: '盈亏日历',
  count: '已完成交易',
  dayCount: '完成 {{count}} 笔',
  winRate: '胜率',
  winRateOf: '{{rate}}（盈利 {{wins}} 笔）',
  netProfit: '净盈亏',
  'note.header': '备注',
  'note.add': '添加备注',
  'note.addTo': '添加备注：{{trade}}',
  'note.edit': '编辑备注',
  'note.editOf': '编辑备注：{{trade}}',
  'note.text': '备注',
  'note.tags': '标签',
  'note.tagsHint': '用逗号分隔多个标签。',
  'note.onDevice': '仅保存在本设备的您的账户下，不会发送给交易所。',
  'note.save': '保存备注',
  'filter.label': '标签',
  'filter.all': '全部交易',
};

export default zh;

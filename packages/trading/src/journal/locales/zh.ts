import type { Messages } from '@bourse/i18n';
import type en from './en';

const zh: Messages<typeof en> = {
  calendar: '盈亏日历',
  count: '已完成交易',
  dayCount: '完成 {{count}} 笔',
  winRate: '胜率',
  winRateOf: '{{rate}}（盈利 {{wins}} 笔）',
  netProfit: '净盈亏',
  'chart.show': '图表',
  'chart.showOf': '图表：{{trade}}',
  'chart.entry': '开仓',
  'chart.exit': '平仓',
  'chart.opened': '开仓时间',
  'chart.closed': '平仓时间',
  'chart.noPair': '该交易对已下架。',
  currency: '币种',
  incomplete: '不包含更早的交易。',
  older: '加载更早的交易',
  byPair: '按交易对',
  byDuration: '按时长',
  byHour: '按开仓时段',
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

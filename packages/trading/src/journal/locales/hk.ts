import type { Messages } from '@bourse/i18n';
import type en from './en';

const hk: Messages<typeof en> = {
  calendar: '盈虧日曆',
  count: '已完成交易',
  dayCount: '完成 {{count}} 筆',
  winRate: '勝率',
  winRateOf: '{{rate}}（盈利 {{wins}} 筆）',
  netProfit: '淨盈虧',
  'chart.show': '圖表',
  'chart.showOf': '圖表：{{trade}}',
  'chart.entry': '開倉',
  'chart.exit': '平倉',
  'chart.opened': '開倉時間',
  'chart.closed': '平倉時間',
  'chart.noPair': '該交易對已下架。',
  currency: '幣種',
  incomplete: '不包含更早的交易。',
  older: '載入更早的交易',
  byPair: '按交易對',
  byDuration: '按時長',
  byHour: '按開倉時段',
  'note.header': '備註',
  'note.add': '新增備註',
  'note.addTo': '新增備註：{{trade}}',
  'note.edit': '編輯備註',
  'note.editOf': '編輯備註：{{trade}}',
  'note.text': '備註',
  'note.tags': '標籤',
  'note.tagsHint': '以逗號分隔多個標籤。',
  'note.onDevice': '僅儲存在本裝置的您的帳戶下，不會傳送給交易所。',
  'note.save': '儲存備註',
  'filter.label': '標籤',
  'filter.all': '全部交易',
};

export default hk;

import type { Messages } from '@bourse/i18n';
import type en from './en';

const kr: Messages<typeof en> = {
  calendar: '손익 캘린더',
  count: '종료한 거래',
  dayCount: '{{count}}건 종료',
  winRate: '승률',
  winRateOf: '{{rate}}({{wins}}건 수익)',
  netProfit: '순손익',
  'chart.show': '차트',
  'chart.showOf': '차트: {{trade}}',
  'chart.entry': '진입',
  'chart.exit': '종료',
  'chart.opened': '진입 시각',
  'chart.closed': '종료 시각',
  'chart.noPair': '이 페어는 더 이상 거래되지 않습니다.',
  currency: '코인',
  incomplete: '이전 거래는 포함되지 않습니다.',
  older: '이전 거래 불러오기',
  byPair: '페어별',
  byDuration: '만기별',
  byHour: '진입 시간대별',
  'note.header': '메모',
  'note.add': '메모 추가',
  'note.addTo': '메모 추가: {{trade}}',
  'note.edit': '메모 편집',
  'note.editOf': '메모 편집: {{trade}}',
  'note.text': '메모',
  'note.tags': '태그',
  'note.tagsHint': '쉼표로 태그를 구분하세요.',
  'note.onDevice': '이 기기에 내 계정용으로만 저장되며 거래소로 전송되지 않습니다.',
  'note.save': '메모 저장',
  'filter.label': '태그',
  'filter.all': '전체 거래',
};

export default kr;

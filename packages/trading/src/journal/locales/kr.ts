import type { Messages } from '@bourse/i18n';
import type en from './en';

const kr: Messages<typeof en> = {
  calendar: '손익 캘린더',
  count: '종료한 거래',
  dayCount: '{{count}}건 종료',
  winRate: '승률',
  winRateOf: '{{rate}}({{wins}}건 수익)',
  netProfit: '순손익',
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

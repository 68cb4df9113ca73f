import type { SampleTexts } from './messages';

const hk: SampleTexts = {
  'entries.title': '範例',
  'entries.search': '按名稱搜尋',
  'entries.name': '名稱',
  'entries.created': '建立時間',
  'entries.unknown': '未知',
  'entries.none': '這裏還沒有內容。',
  'entries.noMatch': '沒有符合條件的內容。',
  'entries.failed': '列表載入失敗',
};

export default hk;

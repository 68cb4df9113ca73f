import type { SampleTexts } from './messages';

const zh: SampleTexts = {
  'entries.title': '示例',
  'entries.search': '按名称搜索',
  'entries.name': '名称',
  'entries.created': '创建时间',
  'entries.unknown': '未知',
  'entries.none': '这里还没有内容。',
  'entries.noMatch': '没有符合条件的内容。',
  'entries.failed': '列表加载失败',
};

export default zh;

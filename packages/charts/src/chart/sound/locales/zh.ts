import type { SoundTexts } from './en';

const zh: SoundTexts = {
  'sound.listen': '收听图表',
  'sound.title': '图表的文字与声音',
  'sound.close': '关闭',
  'sound.failed': '无法播放声音',
  'sound.stop': '停止播放',
  'reading.summary': '概要',
  'reading.highest': '最高',
  'reading.lowest': '最低',
  'reading.trend': '趋势',
  'reading.sound': '播放声音',
  'told.summary':
    '{{from}} 至 {{to}} 共 {{count}} 根 K 线。开盘 {{open}}，最高 {{high}}，最低 {{low}}，最新 {{last}}。{{trend}}',
  'told.highest': '最高 {{price}}，{{time}}',
  'told.lowest': '最低 {{price}}，{{time}}',
  'trend.rising': '上涨，{{change}}',
  'trend.falling': '下跌，{{change}}',
  'trend.sideways': '横盘，{{change}}',
};

export default zh;

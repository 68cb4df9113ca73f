import type { SoundTexts } from './en';

const jp: SoundTexts = {
  'sound.listen': 'チャートを聴く',
  'sound.title': 'チャートの文章と音',
  'sound.close': '閉じる',
  'sound.failed': '音を再生できませんでした',
  'sound.stop': '音を停止',
  'reading.summary': '概要',
  'reading.highest': '最高値',
  'reading.lowest': '最安値',
  'reading.trend': 'トレンド',
  'reading.sound': '音で再生',
  'told.summary':
    '{{from}} から {{to}} まで {{count}}本。始値 {{open}}、高値 {{high}}、安値 {{low}}、現在値 {{last}}。{{trend}}',
  'told.highest': '最高値 {{price}}、{{time}}',
  'told.lowest': '最安値 {{price}}、{{time}}',
  'trend.rising': '上昇、{{change}}',
  'trend.falling': '下落、{{change}}',
  'trend.sideways': '横ばい、{{change}}',
};

export default jp;

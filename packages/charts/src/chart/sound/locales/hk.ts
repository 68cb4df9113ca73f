import type { SoundTexts } from './en';

const hk: SoundTexts = {
  'sound.listen': '收聽圖表',
  'sound.title': '圖表的文字與聲音',
  'sound.close': '關閉',
  'sound.failed': '無法播放聲音',
  'sound.stop': '停止播放',
  'reading.summary': '概要',
  'reading.highest': '最高',
  'reading.lowest': '最低',
  'reading.trend': '趨勢',
  'reading.sound': '播放聲音',
  'told.summary':
    '{{from}} 至 {{to}} 共 {{count}} 支 K 線。開市 {{open}}，最高 {{high}}，最低 {{low}}，最新 {{last}}。{{trend}}',
  'told.highest': '最高 {{price}}，{{time}}',
  'told.lowest': '最低 {{price}}，{{time}}',
  'trend.rising': '上升，{{change}}',
  'trend.falling': '下跌，{{change}}',
  'trend.sideways': '橫盤，{{change}}',
};

export default hk;

import type { Chance } from './chance.ts';

/** A language that pages are written in: sentences that mean nothing, made of real words. */
export interface Tongue {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly words: readonly string[];
  /** What stands between two words. */
  readonly space: string;
  readonly stop: string;
}

const split = (text: string): string[] => text.split(' ');

export const english: Tongue = {
  lang: 'en',
  dir: 'ltr',
  space: ' ',
  stop: '.',
  words: split(
    'council river harvest bridge committee report annual budget train station garden museum library teacher winter storm market ' +
      'engine battery solar panel contract software update security release customer support region island ferry ticket ' +
      'meeting agreement research hospital patient vaccine forest wildlife farmer orchard bakery kitchen recipe butter ' +
      'quietly often rarely announced expects remains opened closed moved wants plans reviewed carries delivers supports the a ' +
      'with without under over between after before during new old small large early late local national public private',
  ),
};

const german: Tongue = {
  lang: 'de',
  dir: 'ltr',
  space: ' ',
  stop: '.',
  words: split(
    'Gemeinde Fluss Brücke Ausschuss Bericht Haushalt Bahnhof Garten Museum Bücherei Lehrerin Winter Sturm Markt Vertrag ' +
      'Prüfung Kundin Fähre Sitzung Forschung Krankenhaus Wald Bäckerei Küche öffnet schließt bleibt plant erwartet liefert ' +
      'meldet prüft der die das ein eine mit ohne unter über zwischen nach vor während neu alt klein groß früh spät örtlich',
  ),
};

const arabic: Tongue = {
  lang: 'ar',
  dir: 'rtl',
  space: ' ',
  stop: '.',
  words: split(
    'المدينة النهر الجسر اللجنة التقرير الميزانية المحطة الحديقة المتحف المكتبة المعلم الشتاء السوق العقد الدعم الجزيرة ' +
      'الاجتماع البحث المستشفى الغابة المطبخ تعلن تفتح تغلق تبقى تخطط تراجع تحمل في على من إلى مع بدون جديد قديم صغير كبير',
  ),
};

const japanese: Tongue = {
  lang: 'ja',
  dir: 'ltr',
  space: '',
  stop: '。',
  words: split(
    '市議会 川 収穫 橋 委員会 報告書 予算 駅 庭園 美術館 図書館 教師 冬 嵐 市場 契約 更新 顧客 地域 島 船 会議 研究 病院 森林 ' +
      'を発表した は開いた は閉じた を計画する を支える の新しい の古い の小さな の大きな と から まで より について',
  ),
};

const chinese: Tongue = {
  lang: 'zh',
  dir: 'ltr',
  space: '',
  stop: '。',
  words: split(
    '市政府 河流 大桥 委员会 报告 预算 车站 花园 博物馆 图书馆 老师 冬天 暴风 市场 合同 更新 客户 地区 海岛 渡轮 会议 研究 医院 森林 ' +
      '宣布 开放 关闭 计划 支持 新的 旧的 小的 大的 和 从 到 关于 已经 可能',
  ),
};

const hebrew: Tongue = {
  lang: 'he',
  dir: 'rtl',
  space: ' ',
  stop: '.',
  words: split(
    'העיר הנהר הגשר הוועדה הדוח התקציב התחנה הגן המוזיאון הספרייה המורה החורף השוק החוזה התמיכה האי הפגישה המחקר היער ' +
      'מודיע פותח סוגר נשאר מתכנן בודק על עם בלי תחת בין אחרי לפני חדש ישן קטן גדול מקומי',
  ),
};

export const foreignTongues: readonly Tongue[] = [german, arabic, japanese, chinese, hebrew];

export function phrase(chance: Chance, { words, space }: Tongue, length: number): string {
  const text = Array.from({ length }, () => chance.pick(words)).join(space);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function sentence(chance: Chance, tongue: Tongue): string {
  return phrase(chance, tongue, chance.whole(7, 16)) + tongue.stop;
}

export function paragraph(chance: Chance, tongue: Tongue): string {
  return Array.from({ length: chance.whole(2, 5) }, () => sentence(chance, tongue)).join(tongue.space || '');
}

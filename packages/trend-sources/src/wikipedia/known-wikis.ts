/**
 * The thirty largest Wikipedias: their main page, with older names of it, and their namespaces, as MediaWiki's message
 * files and each wiki's settings name them. Other wikis are asked (`site-info.ts`). `_` stands for a blank; English
 * names, which every wiki understands, are in `EVERYWHERE`.
 */
type KnownWiki = { readonly mainPages: string; readonly namespaces: string }

export const EVERYWHERE =
  'media special talk user user_talk project project_talk wikipedia wikipedia_talk wp wt file file_talk image image_talk ' +
  'mediawiki mediawiki_talk template template_talk help help_talk category category_talk portal portal_talk draft draft_talk ' +
  'module module_talk timedtext timedtext_talk book book_talk education_program education_program_talk topic gadget ' +
  'gadget_talk gadget_definition gadget_definition_talk event event_talk mos campaign campaign_talk'

export const KNOWN_WIKIS: Readonly<Record<string, KnownWiki>> = {
  en: { mainPages: 'Main_Page', namespaces: 'tm' },
  de: {
    mainPages: 'Wikipedia:Hauptseite Hauptseite',
    namespaces:
      'medium spezial diskussion benutzer benutzerin benutzer_diskussion benutzerin_diskussion bd wikipedia_diskussion wd datei ' +
      'datei_diskussion bild bild_diskussion mediawiki_diskussion vorlage vorlage_diskussion hilfe hilfe_diskussion hd kategorie ' +
      'kategorie_diskussion portal_diskussion p pd modul modul_diskussion',
  },
  fr: {
    mainPages: 'Wikipédia:Accueil_principal Accueil',
    namespaces:
      'média spécial discussion utilisateur utilisatrice discussion_utilisateur discussion_utilisatrice wikipédia ' +
      'discussion_wikipédia fichier discussion_fichier discussion_mediawiki modèle discussion_modèle aide discussion_aide ' +
      'catégorie discussion_catégorie portail discussion_portail projet discussion_projet référence discussion_référence ' +
      'discussion_module sujet',
  },
  es: {
    mainPages: 'Wikipedia:Portada Portada',
    namespaces:
      'medio especial discusión usuario usuaria usuario_discusión usuaria_discusión wikipedia_discusión archivo ' +
      'archivo_discusión imagen imagen_discusión mediawiki_discusión plantilla plantilla_discusión ayuda ayuda_discusión ' +
      'categoría categoría_discusión portal_discusión wikiproyecto wikiproyecto_discusión anexo anexo_discusión módulo ' +
      'módulo_discusión',
  },
  it: {
    mainPages: 'Pagina_principale',
    namespaces:
      'speciale discussione utente discussioni_utente discussioni_wikipedia immagine discussioni_file discussioni_immagine ' +
      'discussioni_mediawiki discussioni_template aiuto discussioni_aiuto categoria discussioni_categoria portale ' +
      'discussioni_portale progetto discussioni_progetto modulo discussioni_modulo bozza discussioni_bozza',
  },
  ru: {
    mainPages: 'Заглавная_страница',
    namespaces:
      'медиа служебная обсуждение участник участница обсуждение_участника обсуждение_участницы у оу википедия ' +
      'обсуждение_википедии вп файл обсуждение_файла изображение обсуждение_изображения обсуждение_mediawiki шаблон ' +
      'обсуждение_шаблона ш справка обсуждение_справки категория обсуждение_категории к портал обсуждение_портала п ' +
      'инкубатор обсуждение_инкубатора проект обсуждение_проекта арбитраж обсуждение_арбитража модуль обсуждение_модуля',
  },
  ja: {
    mainPages: 'メインページ',
    namespaces:
      'メディア 特別 ノート トーク 利用者 利用者‐会話 利用者・トーク wikipedia‐ノート ファイル ファイル‐ノート 画像 mediawiki‐ノート ' +
      'テンプレート template‐ノート ヘルプ help‐ノート カテゴリ category‐ノート ポータル portal‐ノート プロジェクト プロジェクト‐ノート モジュール',
  },
  pt: {
    mainPages: 'Wikipédia:Página_principal Página_principal',
    namespaces:
      'multimédia especial discussão usuário(a) usuário(a)_discussão utilizador utilizadora usuário usuária ' +
      'utilizador_discussão usuário_discussão ' +
      'usuária_discussão discussão_usuário wikipédia wikipédia_discussão ficheiro ficheiro_discussão arquivo arquivo_discussão ' +
      'imagem imagem_discussão mediawiki_discussão predefinição predefinição_discussão ajuda ajuda_discussão categoria ' +
      'categoria_discussão portal_discussão livro livro_discussão módulo módulo_discussão tópico anexo anexo_discussão',
  },
  zh: {
    mainPages: 'Wikipedia:首页 Wikipedia:首頁 首页 首頁',
    namespaces:
      '媒体 媒體 媒体文件 特殊 讨论 討論 对话 對話 用户 用戶 使用者 用户讨论 用户对话 使用者討論 維基百科 维基百科 維基百科討論 文件 檔案 图像 圖像 ' +
      '文件讨论 檔案討論 模板 样板 樣板 模板讨论 模板討論 帮助 幫助 說明 使用說明 分类 分類 分类讨论 分類討論 主题 主題 草稿 模块 模組 专题 維基專題',
  },
  pl: {
    mainPages: 'Wikipedia:Strona_główna Strona_główna',
    namespaces:
      'specjalna dyskusja wikipedysta wikipedystka użytkownik użytkowniczka dyskusja_wikipedysty dyskusja_wikipedystki ' +
      'dyskusja_wikipedii plik dyskusja_pliku grafika dyskusja_grafiki dyskusja_mediawiki szablon dyskusja_szablonu pomoc ' +
      'dyskusja_pomocy kategoria dyskusja_kategorii dyskusja_portalu wikiprojekt dyskusja_wikiprojektu moduł dyskusja_modułu',
  },
  nl: {
    mainPages: 'Hoofdpagina',
    namespaces:
      'speciaal overleg gebruiker gebruikster overleg_gebruiker overleg_wikipedia bestand overleg_bestand afbeelding ' +
      'overleg_mediawiki sjabloon overleg_sjabloon hulp overleg_hulp categorie overleg_categorie portaal overleg_portaal ' +
      'overleg_module',
  },
  sv: {
    mainPages: 'Portal:Huvudsida Huvudsida',
    namespaces:
      'diskussion användare användardiskussion wikipediadiskussion fil fildiskussion bild bilddiskussion mediawiki-diskussion ' +
      'mall malldiskussion hjälp hjälpdiskussion kategori kategoridiskussion portaldiskussion moduldiskussion modul',
  },
  ar: {
    mainPages: 'الصفحة_الرئيسة الصفحة_الرئيسية',
    namespaces:
      'ميديا وسائط خاص نقاش مستخدم مستخدمة نقاش_المستخدم نقاش_المستخدمة ويكيبيديا نقاش_ويكيبيديا ملف نقاش_الملف صورة نقاش_الصورة ' +
      'ميدياويكي نقاش_ميدياويكي قالب نقاش_القالب مساعدة نقاش_المساعدة تصنيف نقاش_التصنيف بوابة نقاش_البوابة وحدة نقاش_الوحدة ' +
      'كتاب نقاش_الكتاب موضوع مسودة نقاش_المسودة',
  },
  fa: {
    mainPages: 'صفحهٔ_اصلی صفحه_اصلی',
    namespaces:
      'مدیا ویژه بحث کاربر بحث_کاربر ویکی‌پدیا ویکیپدیا بحث_ویکی‌پدیا پرونده بحث_پرونده تصویر بحث_تصویر مدیاویکی بحث_مدیاویکی الگو ' +
      'بحث_الگو راهنما بحث_راهنما رده بحث_رده درگاه بحث_درگاه پودمان بحث_پودمان پیش‌نویس بحث_پیش‌نویس کتاب بحث_کتاب مبحث',
  },
  tr: {
    mainPages: 'Anasayfa Ana_Sayfa',
    namespaces:
      'ortam özel tartışma kullanıcı kullanıcı_mesaj kullanıcı_tartışma vikipedi vikipedi_tartışma dosya dosya_tartışma resim ' +
      'mediawiki_tartışma şablon şablon_tartışma yardım yardım_tartışma kategori kategori_tartışma portal_tartışma vikiproje ' +
      'vikiproje_tartışma modül modül_tartışma taslak taslak_tartışma konu',
  },
  uk: {
    mainPages: 'Головна_сторінка',
    namespaces:
      'медіа спеціальна обговорення користувач користувачка обговорення_користувача обговорення_користувачки вікіпедія ' +
      'обговорення_вікіпедії вп файл обговорення_файлу зображення обговорення_mediawiki шаблон обговорення_шаблону довідка ' +
      'обговорення_довідки категорія обговорення_категорії портал обговорення_порталу модуль обговорення_модуля',
  },
  ko: {
    mainPages: '위키백과:대문 대문',
    namespaces:
      '미디어 특수 특수기능 토론 사용자 사용자토론 위키백과 위키백과토론 백 파일 파일토론 그림 그림토론 미디어위키 미디어위키토론 틀 틀토론 ' +
      '도움말 도움말토론 분류 분류토론 들머리 들머리토론 포털 포털토론 모듈 모듈토론 초안 초안토론 위키프로젝트 위키프로젝트토론 주제',
  },
  id: {
    mainPages: 'Halaman_Utama',
    namespaces:
      'istimewa pembicaraan bicara pengguna pembicaraan_pengguna bicara_pengguna pembicaraan_wikipedia berkas ' +
      'pembicaraan_berkas gambar pembicaraan_mediawiki templat pembicaraan_templat bantuan pembicaraan_bantuan kategori ' +
      'pembicaraan_kategori pembicaraan_portal modul pembicaraan_modul draf pembicaraan_draf',
  },
  vi: {
    mainPages: 'Trang_Chính',
    namespaces:
      'phương_tiện đặc_biệt thảo_luận thành_viên thảo_luận_thành_viên thảo_luận_wikipedia tập_tin thảo_luận_tập_tin hình ' +
      'thảo_luận_mediawiki bản_mẫu thảo_luận_bản_mẫu tiêu_bản trợ_giúp thảo_luận_trợ_giúp thể_loại thảo_luận_thể_loại ' +
      'cổng_thông_tin chủ_đề thảo_luận_cổng_thông_tin thảo_luận_chủ_đề mô_đun thảo_luận_mô_đun bản_thảo thảo_luận_bản_thảo',
  },
  cs: {
    mainPages: 'Hlavní_strana',
    namespaces:
      'média speciální diskuse wikipedista wikipedistka uživatel uživatelka diskuse_s_wikipedistou diskuse_s_wikipedistkou ' +
      'diskuse_s_uživatelem wikipedie diskuse_k_wikipedii soubor diskuse_k_souboru diskuse_k_mediawiki šablona ' +
      'diskuse_k_šabloně nápověda diskuse_k_nápovědě kategorie diskuse_ke_kategorii portál diskuse_k_portálu rejstřík ' +
      'diskuse_k_rejstříku modul diskuse_k_modulu',
  },
  ro: {
    mainPages: 'Pagina_principală Pagina_principala',
    namespaces:
      'discuție utilizator utilizatoare discuție_utilizator discuție_wikipedia fișier discuție_fișier imagine ' +
      'discuție_mediawiki format discuție_format ajutor discuție_ajutor categorie discuție_categorie discuție_portal ' +
      'proiect discuție_proiect modul discuție_modul',
  },
  hu: {
    mainPages: 'Kezdőlap',
    namespaces:
      'média speciális vita szerkesztő felhasználó szerkesztővita szerkesztő_vita wikipédia wikipédia-vita fájl kép fájlvita ' +
      'mediawiki-vita sablon sablonvita segítség segítségvita kategória kategóriavita portál portálvita modul modulvita',
  },
  fi: {
    mainPages: 'Wikipedia:Etusivu Etusivu',
    namespaces:
      'toiminnot keskustelu käyttäjä keskustelu_käyttäjästä keskustelu_wikipediasta tiedosto kuva keskustelu_tiedostosta ' +
      'järjestelmäviesti keskustelu_järjestelmäviestistä malline keskustelu_mallineesta ohje keskustelu_ohjeesta luokka ' +
      'keskustelu_luokasta teemasivu keskustelu_teemasivusta metasivu wikiprojekti moduuli keskustelu_moduulista',
  },
  no: {
    mainPages: 'Portal:Forside Forside Hovedside',
    namespaces:
      'medium spesial diskusjon bruker brukerdiskusjon wikipedia-diskusjon fil bilde fildiskusjon mediawiki-diskusjon mal ' +
      'maldiskusjon hjelp hjelpdiskusjon kategori kategoridiskusjon portaldiskusjon modul moduldiskusjon',
  },
  da: {
    mainPages: 'Forside Portal:Forside',
    namespaces:
      'speciel diskussion bruger brugerdiskussion bruger_diskussion wikipedia-diskussion fil billede fildiskussion ' +
      'mediawiki-diskussion skabelon skabelondiskussion hjælp hjælp-diskussion kategori kategoridiskussion portaldiskussion ' +
      'modul moduldiskussion',
  },
  he: {
    mainPages: 'עמוד_ראשי',
    namespaces:
      'מדיה מיוחד שיחה משתמש משתמשת שיחת_משתמש שיחת_משתמשת ויקיפדיה שיחת_ויקיפדיה קובץ תמונה שיחת_קובץ מדיה_ויקי שיחת_מדיה_ויקי ' +
      'תבנית שיחת_תבנית עזרה שיחת_עזרה קטגוריה שיחת_קטגוריה פורטל שיחת_פורטל ספר שיחת_ספר טיוטה שיחת_טיוטה יחידה שיחת_יחידה נושא',
  },
  th: {
    mainPages: 'หน้าหลัก',
    namespaces:
      'สื่อ พิเศษ พูดคุย ผู้ใช้ คุยกับผู้ใช้ วิกิพีเดีย คุยเรื่องวิกิพีเดีย ไฟล์ ภาพ คุยเรื่องไฟล์ มีเดียวิกิ คุยเรื่องมีเดียวิกิ แม่แบบ คุยเรื่องแม่แบบ วิธีใช้ ' +
      'คุยเรื่องวิธีใช้ หมวดหมู่ คุยเรื่องหมวดหมู่ สถานีย่อย คุยเรื่องสถานีย่อย มอดูล คุยเรื่องมอดูล ฉบับร่าง คุยเรื่องฉบับร่าง',
  },
  hi: {
    mainPages: 'मुखपृष्ठ मुखपृष्ठ_(हिन्दी)',
    namespaces:
      'मीडिया विशेष वार्ता सदस्य सदस्य_वार्ता विकिपीडिया विकिपीडिया_वार्ता चित्र चित्र_वार्ता मीडियाविकि मीडियाविकि_वार्ता साँचा ' +
      'साँचा_वार्ता सहायता सहायता_वार्ता श्रेणी श्रेणी_वार्ता प्रवेशद्वार प्रवेशद्वार_वार्ता मॉड्यूल मॉड्यूल_वार्ता मसौदा मसौदा_वार्ता',
  },
  bn: {
    mainPages: 'প্রধান_পাতা',
    namespaces:
      'মিডিয়া বিশেষ আলাপ ব্যবহারকারী ব্যবহারকারী_আলাপ উইকিপিডিয়া উইকিপিডিয়া_আলোচনা চিত্র চিত্র_আলোচনা মিডিয়াউইকি ' +
      'মিডিয়াউইকি_আলোচনা টেমপ্লেট টেমপ্লেট_আলোচনা সাহায্য সাহায্য_আলোচনা বিষয়শ্রেণী বিষয়শ্রেণী_আলোচনা প্রবেশদ্বার ' +
      'প্রবেশদ্বার_আলোচনা মডিউল মডিউল_আলোচনা খসড়া খসড়া_আলোচনা',
  },
  el: {
    mainPages: 'Πύλη:Κύρια Κύρια_Σελίδα',
    namespaces:
      'μέσο μέσον ειδικό συζήτηση χρήστης χρήστρια συζήτηση_χρήστη συζήτηση_χρήστριας βικιπαίδεια συζήτηση_βικιπαίδεια αρχείο εικόνα ' +
      'συζήτηση_αρχείου συζήτηση_mediawiki πρότυπο συζήτηση_προτύπου βοήθεια συζήτηση_βοήθειας κατηγορία συζήτηση_κατηγορίας πύλη ' +
      'συζήτηση_πύλης module_συζήτηση',
  },
  ca: {
    mainPages: 'Portada',
    namespaces:
      'multimèdia especial discussió usuari usuària usuari_discussió usuària_discussió viquipèdia viquipèdia_discussió fitxer ' +
      'fitxer_discussió imatge mediawiki_discussió plantilla plantilla_discussió ajuda ajuda_discussió categoria ' +
      'categoria_discussió portal_discussió viquiprojecte viquiprojecte_discussió mòdul mòdul_discussió tema',
  },
}
